/** Describes the `id` input of mutations that create something. */
export const clientIdDescription =
  'A UUID that the client generates; the server generates one when it is omitted. UUID version 8 is reserved. A request that repeats the id and the content returns the first result and writes nothing. CONFLICT: the id belongs to other content, or to something that was deleted within the last 24 hours.';

/** Describes the `isReplay` field of their payloads. */
export const isReplayDescription =
  'True when an earlier request with the same `id` has created it, and this request has written nothing.';
