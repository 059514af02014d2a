/** The URL of a stored picture, with its hash, as a PostgreSQL regular expression. */
export const mediaPattern = '^/media/([0-9a-f]{64})\\.webp$';

/** The condition of a column with the hash of a picture. */
export const hashCheck = `hash ~ '^[0-9a-f]{64}$'`;

/** The condition of an index over a column that may contain the URL of a stored picture. */
export const isOwn = (column: string) => `${column} like '/media/%'`;
export const ownUrlIndex = (table: string, column: string) =>
  `create index "${table}_${column}_index" on "${table}" ("${column}") where ${isOwn(`"${column}"`)}`;
/** The function `own_media`, created by a migration, returns the URLs that name stored pictures. */
export const postMediaIndex = `create index "post_media_urls_index" on "post" using gin (own_media("media_urls")) where "media_urls" <> '{}'`;
/** Strangers find public posts of a picture by it, however many posts that they may not read show the picture. */
export const publicMediaIndex = `"post" using gin (own_media("media_urls")) where "media_urls" <> '{}' and "privacy" = 'public'`;
