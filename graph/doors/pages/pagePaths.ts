/** The paths of the client’s pages, in the syntax of its router: `:x` is one segment, `:x?` is an optional one. */
export const pagePaths = [
  '/',
  '/explore',
  '/groups',
  '/groups/:id',
  '/groups/join/:token',
  '/events',
  '/events/:id',
  '/rides',
  '/login',
  '/login/provider',
  '/post/:id',
  '/post/:id/sheet',
  '/profile/:who?',
  '/settings',
  '/settings/people',
  '/settings/calendars',
  '/notifications',
  '/settings/notifications',
  '/settings/tokens',
  '/settings/removals',
  '/settings/zones',
  '/operator/:tab?',
  '/welcome',
  '/forgot',
  '/reset/:token',
  '/confirm/:token',
  '/join/:token',
  '/appeal/:token',
  '/notice/:kind/:id',
  '/receipt/:receipt',
];

/** Whether an address contains a token. No cache may store its page, and no other site may learn its address. */
export const isTokenPath = (url: string): boolean =>
  /^\/(reset|confirm|join|groups\/join|appeal|receipt|login\/provider)\b/.test(url);

export const pagePatterns = pagePaths.map(
  (path) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`),
);

/** Whether the client has a page at this path. The query string is ignored. */
export const isPagePath = (url: string): boolean => {
  const [path = ''] = url.split('?');
  return pagePatterns.some((pattern) => pattern.test(path));
};
