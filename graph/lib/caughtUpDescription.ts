/** What CAUGHT_UP says, for a stranger. */
export const caughtUpDescription =
  'Nothing: what has been missed is told, and what happens from now on follows. Once for each subscription, also without `since`, and again each time that the server itself has been out of touch and has made up for it.';
