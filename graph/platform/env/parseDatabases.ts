import { EnvironmentError } from './EnvironmentError.ts';

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

export function parseDatabaseUrl(text: string | undefined): string | undefined {
  if (!text || isDatabaseUrl(text)) return text;
  // The message omits the value, because it can contain a password.
  throw new EnvironmentError(
    'DATABASE_URL is not a PostgreSQL address: write postgres://user:password@host:5432/database, or unset it for the embedded database.',
  );
}

export function parseReplicaUrls(text: string | undefined, databaseUrl: string | undefined): string[] {
  const urls = text?.split(',').map((url) => url.trim()) ?? [];
  if (urls.length > 0 && !databaseUrl) {
    throw new EnvironmentError(
      'DATABASE_REPLICA_URLS is set, but the embedded database has no replicas: set DATABASE_URL to their primary, or unset it.',
    );
  }
  if (urls.every(isDatabaseUrl)) return urls;
  throw new EnvironmentError(
    'DATABASE_REPLICA_URLS contains an entry that is not a PostgreSQL address: write one postgres://user:password@host:5432/database for each replica, separated by commas, or unset it.',
  );
}

export function parseRedisUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const hasScheme = url?.protocol === 'redis:' || url?.protocol === 'rediss:';
  if (hasScheme && url.hostname && /^(\/\d*)?$/.test(url.pathname)) return text;
  // The message omits the value, because it can contain a password.
  throw new EnvironmentError(
    'REDIS_URL is not the address of a Redis server: write redis://user:password@host:6379/0, or unset it to run a single node.',
  );
}
