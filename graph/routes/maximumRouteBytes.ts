/** A route file may have as many bytes. */
export const maximumRouteBytes = 20 * 2 ** 20;
