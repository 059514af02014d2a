import { breakpoints } from '../theme/tokens.ts';

/** The width of a post's photo: the whole window on a phone, the feed's column elsewhere. */
export const photoSizes = `(max-width: ${breakpoints.phone}px) 100vw, 640px`;
