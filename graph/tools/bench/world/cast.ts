// The members of the seeded community. Ids consist of a kind and a number, so that SQL and servers can compute them.
// They grow with time, as the product’s ids do.

export const kinds = { user: 1, group: 2, post: 3, comment: 4, event: 5 } as const;
type Kind = keyof typeof kinds;

/** The id of the n-th row of a kind, from 1 on. */
export const idOf = (kind: Kind, n: number): string =>
  `${kinds[kind].toString(16).padStart(8, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** The same as an SQL expression. */
export const sqlIdOf = (kind: Kind, n: string): string =>
  `('${kinds[kind].toString(16).padStart(8, '0')}-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;

export const userCount = 60_000;
export const groupCount = 200;
export const eventCount = 120;

/** Followed by `starFollowers` others. */
export const star = 1;
export const starFollowers = 50_000;
/** Follows `manyFollowed` members who post. */
export const followsMany = 2;
/** Follows `manyFollowed` members who have not posted for years. */
export const followsDormant = 3;
export const manyFollowed = 2_000;
/** Follows nobody, has joined no group and posted nothing. */
export const newcomer = 4;
/** Viewers: riders with about 31 follows and three groups. */
export const firstViewer = 11;
export const viewerCount = 200;
/** Members with many followers and many posts start here, in descending order. */
export const firstPopular = 500;
/** From this member on, nobody has posted in the last nine tenths of the time. */
export const firstDormant = 57_001;
/** The number of newest posts with sixty top-level comments each. */
export const discussedCount = 200;
/** Joined by every viewer. */
export const largeGroup = 1;

export const viewerNumbers = Array.from({ length: viewerCount }, (_, index) => firstViewer + index);

/** A session token in the product’s form: 43 characters of base64url. */
export const tokenOf = (user: number): string => `b${String(user).padStart(42, '0')}`;

export const sizes = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
export type Size = keyof typeof sizes;
export const isSize = (name: string): name is Size => Object.hasOwn(sizes, name);

/** The number of a discussed post, from 0 on, in a community of this size: they are spread over the newest thousand. */
export const discussedPost = (size: Size, index: number): number => sizes[size] - 5 * index;
