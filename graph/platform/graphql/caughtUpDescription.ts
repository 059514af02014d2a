/** The description of CAUGHT_UP in every enum of activities. */
export const caughtUpDescription =
  'Sent once missed events have been replayed. Live events follow. Each subscription gets it once, also without `since`, and again after each replay that an outage within the server made necessary.';
