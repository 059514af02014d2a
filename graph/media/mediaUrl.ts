const pattern = /^\/media\/([0-9a-f]{64})\.webp$/;

/** The name under which a picture is kept. */
export const masterName = (hash: string) => `${hash}.webp`;

/** The URL of a picture of ours. */
export const mediaUrl = (hash: string) => `/media/${masterName(hash)}`;

/** The hash in the URL of a picture of ours, null for any other URL. */
export const hashOf = (url: string): string | null => pattern.exec(url)?.[1] ?? null;
