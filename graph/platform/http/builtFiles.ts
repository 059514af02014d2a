import type { FastifyStaticOptions } from '@fastify/static';

type Folder = FastifyStaticOptions & {
  /** The Cache-Control of a file. */
  lifetimeOf(path: string): string;
};

/**
 * The options that serve the files of a build. The build has compressed those that become smaller, so none is compressed for a request,
 * whatever its Accept-Encoding.
 */
export const builtFiles = ({ lifetimeOf, ...options }: Folder): FastifyStaticOptions => ({
  index: false,
  cacheControl: false,
  preCompressed: true,
  setHeaders(reply, path) {
    reply.request.headers['x-no-compression'] = 'true';
    void reply.header('cache-control', lifetimeOf(path));
  },
  ...options,
});
