/** The largest picture taken in, in decoded bytes. */
export const maximumImageBytes = 50 * 2 ** 20;
