/** How many faces the ride bar asks for. */
export const FACES = 4;
