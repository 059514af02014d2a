/** The number of faces that the ride bar requests. */
export const FACES = 4;
