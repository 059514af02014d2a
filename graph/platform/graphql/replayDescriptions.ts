/** Describes the `id` input of mutations that create something. */
export const clientIdDescription =
  'A UUID that the client generates; the server generates one when it is omitted. UUID version 8 is reserved. A request that repeats the id and the content returns the first result and writes nothing. CONFLICT: the id belongs to other content, or to something that was deleted within the last 24 hours.';

/** Describes the `isReplay` field of their payloads. */
export const isReplayDescription =
  'True when an earlier request with the same `id` has created it, and this request has written nothing.';

/** The description of `since` in every subscription that replays. */
export const sinceDescription =
  'The start of the replay: the latest `at` received before an interruption, or the time of the last read. Events since then are sent first, together with events of the three minutes before, because a write can take that long to become visible. Absent: no replay. Error GONE if it is more than 24 hours ago or too many events have happened since: read the data again.';

/** The description of CAUGHT_UP in every enum of activities. */
export const caughtUpDescription =
  'Sent once missed events have been replayed. Live events follow. Each subscription gets it once, also without `since`, and again after each replay that an outage within the server made necessary.';
