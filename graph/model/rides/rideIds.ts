import { isId } from '../../platform/lib/ids.ts';

// A ride has the id of its post with the version digit 8 (RFC 9562) instead of 7. No other id has version 8, so that
// each id belongs to one object, and no column is needed.

const versionAt = 14;
const rideVersion = '8';
const postVersion = '7';

const withVersion = (id: string, version: string): string =>
  id.slice(0, versionAt) + version + id.slice(versionAt + 1).toLowerCase();

/** The id of the ride of a post. */
export const rideIdOf = (postId: string): string => withVersion(postId, rideVersion);

/** Whether a text has the form of a ride's id. */
export const isRideId = (text: string): boolean => isId(text) && text[versionAt] === rideVersion;

/** Whether the id can be that of a ride post. With any other version its ride would share the id of another post's ride. */
export const isRidePostId = (id: string): boolean => id[versionAt] === postVersion;

/**
 * The ids that the post of a ride can have. The first is the usual one. The others belong to posts from before version
 * 7 was required.
 */
export const postIdsOf = (rideId: string): string[] =>
  [postVersion, ...'654321'].map((version) => withVersion(rideId.toLowerCase(), version));
