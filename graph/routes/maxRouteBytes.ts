/** The maximum number of bytes of a route file. */
export const maxRouteBytes = 20 * 2 ** 20;
