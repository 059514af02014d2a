/** The paths of the client’s pages, in the syntax of its router: `:x` is one segment, `:x?` is an optional one. */
export const pagePaths = [
  '/',
  '/explore',
  '/groups',
  '/groups/:id',
  '/events',
  '/events/:id',
  '/rides',
  '/login',
  '/post/:id',
  '/profile/:who?',
  '/settings',
  '/settings/people',
  '/settings/calendars',
  '/notifications',
  '/settings/tokens',
  '/settings/zones',
  '/welcome',
];

export const pagePatterns = pagePaths.map(
  (path) => new RegExp(`^${path.replace(/\/:\w+\?/, '(?:/[^/]+)?').replace(/:\w+/, '[^/]+')}/?$`),
);

/** Whether the client has a page at this path. The query string is ignored. */
export const isPagePath = (url: string): boolean => {
  const [path = ''] = url.split('?');
  return pagePatterns.some((pattern) => pattern.test(path));
};
