/** The description of `since` in every subscription that replays. */
export const sinceDescription =
  'The start of the replay: the latest `at` received before an interruption, or the time of the last read. Events since then are sent first, together with events of the three minutes before, because a write can take that long to become visible. Absent: no replay. Error GONE if it is more than 24 hours ago or too many events have happened since: read the data again.';
