/** Other sites. An object, because a test can replace its function but not that of the browser. */
export const outside = {
  /** Opens an address in this window. */
  open: (url: string): void => window.location.assign(url),
};
