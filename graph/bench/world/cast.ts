// Who is who in the seeded community. Ids are made of a kind and a number, so that SQL and servers agree on them
// without asking; they grow with time as the product's own do.

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
/** Follows `manyFollowed` people who post. */
export const followsMany = 2;
/** Follows `manyFollowed` people who have not posted for years. */
export const followsDormant = 3;
export const manyFollowed = 2_000;
/** Follows nobody, has joined nothing and posted nothing. */
export const newcomer = 4;
/** Riders with about 31 follows and three groups: those who ask. */
export const firstViewer = 11;
export const viewerCount = 200;
/** Whom many follow and who posts much is found from here on, the first the most so. */
export const firstPopular = 500;
/** From this user on nobody has posted in the last nine tenths of the time. */
export const firstDormant = 57_001;
/** So many of the newest posts have sixty top-level comments each. */
export const discussedCount = 200;
/** Joined by every viewer. */
export const largeGroup = 1;

export const viewerNumbers = Array.from({ length: viewerCount }, (_, index) => firstViewer + index);

/** A session token as the product makes them: 43 characters of base64url. */
export const tokenOf = (user: number): string => `b${String(user).padStart(42, '0')}`;

export const sizes = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 } as const;
export type Size = keyof typeof sizes;
export const isSize = (name: string): name is Size => Object.hasOwn(sizes, name);

/** The number of a discussed post, from 0 on, in a community of so many posts: spread over the newest thousand. */
export const discussedPost = (size: Size, index: number): number => sizes[size] - 5 * index;
