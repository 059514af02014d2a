/**
 * The path prefixes that the server itself handles. All other paths are pages of the client or files of its build. `npm
 * run dev` forwards these paths to the server.
 */
export const serverPaths = [
  '/api',
  '/calendar/',
  '/developers',
  '/embed/',
  '/favicon.ico',
  '/feed.xml',
  '/graphql',
  '/health/',
  '/imprint',
  '/map.pmtiles',
  '/media',
  '/metrics',
  '/oembed',
  '/playground/',
  '/preview/',
  '/privacy',
  '/robots.txt',
  '/schema.graphql',
  '/sitemap.xml',
  '/sitemap/',
  '/terms',
  '/unsubscribe/',
];
