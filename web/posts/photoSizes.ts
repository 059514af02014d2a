import { breakpoints } from '../theme/tokens.ts';

/** How wide the photo of a post is shown: from edge to edge of a phone, and of the feed's column elsewhere. */
export const photoSizes = `(max-width: ${breakpoints.phone}px) 100vw, 640px`;
