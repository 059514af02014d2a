const pattern = /^\/media\/([0-9a-f]{64})\.webp$/;

/** The name of the stored file of a picture. */
export const masterName = (hash: string) => `${hash}.webp`;

/** The URL of a stored picture. */
export const mediaUrl = (hash: string) => `/media/${masterName(hash)}`;

/** The hash in the URL of a stored picture, null for any other URL. */
export const hashOf = (url: string): string | null => pattern.exec(url)?.[1] ?? null;
