import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../test/refusal.ts';
import { isRunByNpm, readEnv } from './env.ts';

describe('settings', () => {
  test('nothing set starts a demo on loopback with the embedded database', () => {
    expect(readEnv({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      replicaUrls: [],
      redisUrl: undefined,
      dataDir: join(process.cwd(), '.data'),
      publicUrl: undefined,
      demo: true,
      logLevel: 'info',
      trustProxy: false,
      passwordPolicy: 'basic',
      signUps: 'open',
      groupFounding: 'operator',
      passwords: true,
      hsts: 'host',
      jobs: true,
      timeZone: 'UTC',
      rateLimits: {
        reads: { points: 3000, seconds: 60 },
        writes: { points: 600, seconds: 60 },
        texts: { points: 2000, seconds: 86_400 },
        signIns: { points: 60, seconds: 60 },
        signUps: { points: 300, seconds: 3600 },
        applications: { points: 50, seconds: 86_400 },
        failedSignIns: { points: 10, seconds: 900 },
        mails: { points: 10, seconds: 3600 },
        notices: { points: 10, seconds: 3600 },
        uploads: { points: 120, seconds: 60 },
        exports: { points: 10, seconds: 3600 },
      },
      queryLimits: {
        cost: 1000,
        depth: 12,
        aliases: 30,
        characters: 20_000,
        tokens: 5000,
        fields: 5000,
        overlaps: 2000,
        seconds: 10,
        bytes: 8_000_000,
      },
      persistedOnly: false,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ', REDIS_URL: '', DEMO: '' })).toEqual(readEnv({}));
  });

  test.each([{ DATABASE_URL: 'postgres://rider:secret@db:5432/cycle_chat' }, { PUBLIC_URL: 'https://rides.example' }])(
    '%j turns the demo off unless it is asked for',
    (variables) => {
      expect([readEnv(variables).demo, readEnv({ ...variables, DEMO: '1' }).demo]).toEqual([false, true]);
      expect(readEnv({ DEMO: '0' }).demo).toBe(false);
    },
  );

  test('given values are parsed into their types', () => {
    const env = readEnv({
      PORT: '8080',
      HOST: '::',
      PASSWORD_POLICY: 'strict',
      SIGN_UPS: 'Invitation',
      GROUP_FOUNDING: 'members',
      HSTS: 'Subdomains',
      DATA_DIR: '/srv/cycle',
      REDIS_URL: 'rediss://rider:secret@cache:6380/1',
      PUBLIC_URL: 'https://cycle.example/',
      LOG_LEVEL: 'DEBUG',
      TIME_ZONE: 'europe/berlin',
      UNITS: 'Metric',
    });
    expect(env).toMatchObject({
      port: 8080,
      host: '::',
      passwordPolicy: 'strict',
      signUps: 'invitation',
      groupFounding: 'members',
      hsts: 'subdomains',
      dataDir: '/srv/cycle',
      redisUrl: 'rediss://rider:secret@cache:6380/1',
      publicUrl: 'https://cycle.example',
      logLevel: 'debug',
      timeZone: 'Europe/Berlin',
      units: 'metric',
    });
  });

  test.each([
    ['off', false],
    ['on', true],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY %s is read', (text, expected) => {
    expect(readEnv({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  test('rate limits override points alone or points and seconds', () => {
    const { rateLimits } = readEnv({ RATE_LIMITS: '{"reads":5,"signUps":{"points":7,"seconds":60}}' });
    expect(rateLimits.reads).toEqual({ points: 5, seconds: 60 });
    expect(rateLimits.signUps).toEqual({ points: 7, seconds: 60 });
    expect(rateLimits.writes).toEqual({ points: 600, seconds: 60 });
  });
});

test('a process knows whether npm started it', () => {
  expect(isRunByNpm({ npm_lifecycle_event: 'start' })).toBe(true);
  expect(isRunByNpm({})).toBe(false);
});

describe('a wrong setting stops the start', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '40a'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['HOST', '1.2.3'],
    ['DATABASE_URL', 'mysql://root@db/cycle'],
    ['DATABASE_URL', 'postgres://db:5432'],
    ['DATABASE_URL', 'nonsense'],
    ['PUBLIC_URL', 'cycle.example'],
    ['PUBLIC_URL', 'https://cycle.example/app'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TIME_ZONE', 'Mars/Base'],
    ['TIME_ZONE', '+05:00'],
    ['UNITS', 'furlongs'],
    ['RATE_LIMITS', '[1]'],
    ['RATE_LIMITS', '{"reads":'],
    ['RATE_LIMITS', '{"likes":1}'],
    ['RATE_LIMITS', '{"reads":0}'],
    ['RATE_LIMITS', '{"reads":{"seconds":5}}'],
    ['QUERY_LIMITS', '1000'],
    ['QUERY_LIMITS', '{"breadth":1}'],
    ['QUERY_LIMITS', '{"cost":0.5}'],
    ['PERSISTED_ONLY', 'yes'],
    ['PASSWORD_POLICY', 'long'],
    ['HSTS', 'on'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317'],
    ['SIGN_UPS', 'members'],
    ['GROUP_FOUNDING', 'everyone'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://user@mail.example'],
    ['SMTP_URL', 'smtp://mail.example/?pool=true'],
    ['SMTP_URL', 'smtp://user:%zz@mail.example'],
    ['MAIL_FROM', 'Cycle Chat'],
    ['MAIL_FROM', 'Cycle Chat <rides>'],
    ['OPERATOR_MAIL', 'hanna'],
    ['OPERATOR_MAIL', 'hanna@rides.example'],
    ['REDIS_URL', 'cache:6379'],
    ['REDIS_URL', 'redis://cache/first'],
    ['REDIS_URL', 'https://cache'],
    ['DATABASE_REPLICA_URLS', 'postgres://db/one'],
    ['TILE_URL', 'tiles.example/{z}/{x}/{y}.png'],
    ['TILE_URL', 'https://tiles.example/map.png'],
    ['TILE_URL', 'https://tiles.example/{z}/{x}.png'],
    ['TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['TILE_URL', 'https://{z}.tiles.example/{z}/{x}/{y}.png'],
    ['TILE_URL', 'https://tiles.example/{z}/{x}/{y}{r}.png'],
    ['TILE_URL', 'https://key:secret@tiles.example/{z}/{x}/{y}.png'],
    ['TILE_URL', 'https://tiles.example;script-src/{z}/{x}/{y}.png'],
    ['TILE_URL', 'javascript:alert(1)//{z}/{x}/{y}'],
    ['MAP_FILE', '/srv/maps/region.mbtiles'],
    ['MAP_FILE', 'https://maps.example/region.pmtiles'],
    ['MAP_FILE', 's3://bucket'],
    ['MAP_FILE', 's3://bucket/region.pmtiles?key=1'],
    ['TILE_ATTRIBUTION', '© Somebody'],
    ['TILE_ATTRIBUTION', 'https://somebody.example'],
    ['TILE_ATTRIBUTION', '© Somebody javascript:alert(1)'],
    ['TILE_ATTRIBUTION', `${'long '.repeat(40)} https://somebody.example`],
  ])('%s=%s is named with its cure', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name} .+: .+\\.$`));
  });

  test.each(['0.0.0.0', '::', '192.0.2.1', 'rides.example'])('HOST=%s needs PUBLIC_URL', (HOST) => {
    expect(refusal({ HOST })).toMatch(new RegExp(`^PUBLIC_URL is not set, but HOST ${HOST} is open .+: .+\\.$`));
    expect(refusal({ HOST, PUBLIC_URL: 'https://rides.example' })).toBe('accepted');
  });

  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('HOST=%s needs no PUBLIC_URL', (HOST) => {
    expect(refusal({ HOST, TRUST_PROXY: 'on' })).toBe('accepted');
  });

  test('TRUST_PROXY=on is refused where the server is open to other machines, a number or addresses are not', () => {
    const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://rides.example' };
    expect(refusal({ ...open, TRUST_PROXY: 'on' })).toMatch(
      /^TRUST_PROXY is "on", but HOST 0\.0\.0\.0 is open .+: .+\.$/,
    );
    for (const TRUST_PROXY of ['1', '10.0.0.0/8', 'off']) expect(refusal({ ...open, TRUST_PROXY })).toBe('accepted');
  });

  test('replicas are named beside their primary, and a refusal keeps their passwords to itself', () => {
    const DATABASE_URL = 'postgres://rider:secret@db/cycle_chat';
    const replicas = ['postgres://rider:secret@one/cycle_chat', 'postgresql://rider:secret@two:5433/cycle_chat'];
    const urlsOf = (DATABASE_REPLICA_URLS: string) => readEnv({ DATABASE_URL, DATABASE_REPLICA_URLS }).replicaUrls;
    expect(urlsOf(replicas.join(', '))).toEqual(replicas);
    expect(urlsOf(' ')).toEqual([]);
    for (const wrong of ['postgres://rider:hush@one', `${replicas[0]},`, `${replicas[0]},nonsense://hush`]) {
      const message = refusal({ DATABASE_URL, DATABASE_REPLICA_URLS: wrong });
      expect(message).toMatch(/^DATABASE_REPLICA_URLS .+: .+\.$/);
      expect(message).not.toContain('hush');
    }
  });

  test.each(['http://collector:4318', 'http://collector:4318/', ' http://collector:4318 '])(
    'OTEL_EXPORTER_OTLP_ENDPOINT=%j is where traces are sent',
    (OTEL_EXPORTER_OTLP_ENDPOINT) => {
      expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracesUrl).toBe('http://collector:4318/v1/traces');
    },
  );

  test('OTEL_EXPORTER_OTLP_ENDPOINT takes no secret, and its refusal keeps one to itself', () => {
    const said = refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://key:s3cret@collector/otlp' });
    expect(said).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT is not the address of a collector: /);
    expect(said).not.toContain('s3cret');
  });

  test('MEDIA_URL names a bucket, and its refusal keeps the secret to itself', () => {
    expect(readEnv({ MEDIA_URL: 's3://key:secret@pictures?region=eu-west-1' }).mediaBucket).toMatchObject({
      bucket: 'pictures',
      region: 'eu-west-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    const message = refusal({ MEDIA_URL: 'https://key:hush@pictures' });
    expect(message).toMatch(/^MEDIA_URL .+: .+\.$/);
    expect(message).not.toContain('hush');
  });

  test.each([
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    'http://127.0.0.1:8080/tiles/{z}/{y}/{x}',
    'https://tiles.example/map?zoom={z}&column={x}&row={y}&key=a-b',
  ])('TILE_URL=%s is where map tiles come from', (TILE_URL) => {
    expect(readEnv({ TILE_URL }).tileUrl).toBe(TILE_URL);
  });

  test('MAP_FILE is a file, or an object of a bucket', () => {
    expect(readEnv({ MAP_FILE: '/srv/maps/region.pmtiles' }).mapFile).toEqual({ path: '/srv/maps/region.pmtiles' });
    expect(readEnv({ MAP_FILE: 's3://key:hush@club/maps/of/region.pmtiles?region=eu-west-1' }).mapFile).toEqual({
      bucket: {
        bucket: 'club',
        prefix: 'maps/of/',
        region: 'eu-west-1',
        endpoint: undefined,
        credentials: { accessKeyId: 'key', secretAccessKey: 'hush' },
      },
      name: 'region.pmtiles',
    });
  });

  test('TILE_ATTRIBUTION is words and the address that they link to', () => {
    expect(
      readEnv({ TILE_ATTRIBUTION: ' © Somebody & all  https://somebody.example/licence ' }).tileAttribution,
    ).toEqual({
      attribution: '© Somebody & all',
      attributionUrl: 'https://somebody.example/licence',
    });
  });

  test('whatever the value, the message is one line', () => {
    const names = [
      'PORT',
      'HOST',
      'DEMO',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'TIME_ZONE',
      'RATE_LIMITS',
      'PUBLIC_URL',
      'TILE_URL',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'grapheme' }), (name, value) => {
        expect(refusal({ [name]: value }).split(/\r|\n/)).toHaveLength(1);
      }),
    );
  });

  test.each(['SMTP_URL', 'DATABASE_URL', 'REDIS_URL'])('a password in %s is never shown', (name) => {
    expect(refusal({ [name]: 'http://rider:pedal-hard@host' })).not.toContain('pedal-hard');
  });
});
