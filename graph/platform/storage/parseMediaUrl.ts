import type { MediaBucket } from './MediaBucket.ts';

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const options = new Set(['region', 'endpoint']);

function isWebOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
}

/** Parses `s3://key:secret@bucket/folder?region=…&endpoint=…`. Only the bucket is required. Returns null for any other text. */
export function parseMediaUrl(text: string): MediaBucket | null {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !bucketName.test(url.hostname) || url.port || url.hash) return null;
  if ([...url.searchParams.keys()].some((name) => !options.has(name))) return null;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !isWebOrigin(endpoint)) return null;
  if (Boolean(url.username) !== Boolean(url.password)) return null;
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent);
  const parts = url.pathname.split('/');
  const folder = parts.slice(parts.findIndex(Boolean), parts.findLastIndex(Boolean) + 1).join('/');
  return {
    bucket: url.hostname,
    prefix: folder && `${folder}/`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
