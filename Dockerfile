FROM node:24.21-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY bin bin
RUN npm ci
COPY . .
# The image brings its own Node, so the one from npm stays behind.
RUN npm run build \
 && npm prune --omit=dev \
 && rm -rf node_modules/node node_modules/.bin/node node_modules/.cache

FROM node:24.21-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# glibc gives large blocks back when they are freed, instead of keeping them for each thread that decoded a photo.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# A backup runs as the owner of its folder, in the group of node: it notes its time in /data.
RUN mkdir --mode=775 /data && chown node:node /data
COPY --from=build /app/package.json /app/SCHEMA_CHANGELOG.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/graph/demo/pictures graph/demo/pictures
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/graph/main.js"]
