/** The maximum size of an uploaded picture, in decoded bytes. */
export const maxImageBytes = 50 * 2 ** 20;
