/** A variable of the environment, as docs/configuration.md lists it. */
export interface Setting {
  /** The value of an unset variable. */
  readonly default?: string;
  /** Markdown for the column of defaults, where no fixed value says it. */
  readonly unset?: string;
  /** Markdown: what the variable sets. */
  readonly sets: string;
}

/** Every variable that `readEnv` reads, in the order of the table. */
export const settings = {
  PORT: { default: '4000', sets: 'The TCP port. `0` selects a free one.' },
  HOST: { default: '127.0.0.1', sets: 'The address that the server listens on. `0.0.0.0` opens it to other machines.' },
  PUBLIC_URL: {
    unset: "the request's host; required when `HOST` is not a loopback address",
    sets: 'The address that riders see, in every link. Writes by cookie must come from it.',
  },
  TRUST_PROXY: {
    default: 'off',
    sets: 'The proxies whose `X-Forwarded-…` headers count: a number of hops, or addresses. `on` trusts every caller and works on a loopback `HOST` only.',
  },
  HSTS: {
    default: 'host',
    sets: '`off`, `host` or `subdomains`: the names that browsers must reach by https for a year.',
  },
  DATABASE_URL: {
    unset: 'the embedded database',
    sets: 'A PostgreSQL 16 or newer: `postgres://user:password@host:5432/database`.',
  },
  DATABASE_REPLICA_URLS: {
    unset: 'no replicas',
    sets: 'Streaming replicas of that database, separated by commas. They [share its reads](#replicas).',
  },
  REDIS_URL: {
    unset: 'this process is the only node',
    sets: 'A Redis for several nodes on one database. They share rate limits and live events. Each node works alone while Redis is away.',
  },
  JOBS: {
    default: 'on',
    sets: '`off` runs no [background jobs](operations.md#background-jobs) on this node. At least one node must run them.',
  },
  DATA_DIR: { default: '.data', sets: 'The folder of pictures, of uploads in progress, and of the embedded database.' },
  MEDIA_URL: {
    unset: 'files under `DATA_DIR`',
    sets: 'A bucket for pictures, of Amazon S3 or a compatible service: `s3://key:secret@bucket/folder?region=eu-west-1&endpoint=https://host:9000`. Without key and secret the machine’s own credentials apply.',
  },
  DEMO: {
    unset: '`1` with the embedded database and without `PUBLIC_URL`, else `0`',
    sets: '`1` fills an empty database with the demo community and shows its sign-in.',
  },
  PASSWORD_POLICY: {
    default: 'basic',
    sets: '`basic` accepts any password of 6 characters, and the forms warn of one that is easy to guess. `strict` rejects it ([recommended](operations.md#accounts)).',
  },
  SIGN_UPS: {
    default: 'open',
    sets: 'Who can [sign up](operations.md#sign-up): `open` everybody, `invitation` visitors with an invitation, `approval` also visitors whom you approve, `closed` nobody. [The board](operations.md#the-instance) can set another mode, which applies instead.',
  },
  GROUP_FOUNDING: {
    default: 'operator',
    sets: 'Who [founds groups](operations.md#kinds-of-groups): `operator` you alone, `members` every member, at most 5 a day and 20 in all.',
  },
  PASSWORDS: {
    default: 'on',
    sets: '`off` refuses all passwords, so that members [sign in by the provider](operations.md#sign-in-by-a-provider) of `OIDC_ISSUER` only.',
  },
  OIDC_ISSUER: {
    unset: 'members sign in by passwords',
    sets: 'A [provider of OpenID Connect](operations.md#sign-in-by-a-provider), such as `https://id.example`. It needs `PUBLIC_URL` and the next two.',
  },
  OIDC_CLIENT_ID: { unset: 'none', sets: 'The id of this instance at the provider.' },
  OIDC_CLIENT_SECRET: { unset: 'none', sets: 'The secret of this instance at the provider.' },
  OIDC_NAME: { unset: 'the host of `OIDC_ISSUER`', sets: 'The name of the provider on the button: `Club login`.' },
  SMTP_URL: {
    unset: 'no [mail](operations.md#mail)',
    sets: 'The mail server: `smtp://user:password@host:587`, which changes to TLS, or `smtps://user:password@host:465`. It needs `MAIL_FROM` and `PUBLIC_URL`.',
  },
  MAIL_FROM: { unset: 'none', sets: 'The sender of mails: `Cycle Chat <rides@rides.example>`.' },
  OPERATOR_MAIL: {
    unset: 'nobody',
    sets: 'The address that gets mails about new reports, notices, appeals and sign-ups, [at most every 10 minutes](operations.md#mail): `hanna@rides.example`. It needs `SMTP_URL`.',
  },
  TIME_ZONE: {
    default: 'UTC',
    sets: 'The IANA zone of weeks and months, for members who have not chosen one.',
  },
  UNITS: {
    unset: "those of the reader's browser",
    sets: '`imperial` or `metric`: the units for visitors. Members choose their own.',
  },
  TILE_URL: {
    unset: 'routes lie on a plain ground, and browsers ask no other server',
    sets: 'Map tiles to show beneath routes, in Web Mercator: `https://tiles.example/{z}/{x}/{y}.png` ([what their server learns](operations.md#map-tiles)).',
  },
  TILE_ATTRIBUTION: {
    unset: '`© OpenStreetMap contributors https://www.openstreetmap.org/copyright`',
    sets: 'The owner of that map or of `MAP_FILE`, and the address that the name links to.',
  },
  MAP_FILE: {
    unset: 'the map that fills the window has a plain ground, or the tiles of `TILE_URL`',
    sets: 'A [map of your region](operations.md#a-map-of-your-region) in one PMTiles file, which this server gives out: `/srv/maps/region.pmtiles`, or an object of a bucket as in `MEDIA_URL`, `s3://key:secret@bucket/folder/region.pmtiles?region=eu-west-1`.',
  },
  RATE_LIMITS: { default: '{}', sets: 'JSON that overrides [rate limits](#rate-limits).' },
  QUERY_LIMITS: {
    default: '{}',
    sets: 'JSON that overrides the [limits of one GraphQL operation](#limits-of-one-operation).',
  },
  PERSISTED_ONLY: { default: 'off', sets: '`on` rejects every GraphQL operation that is not one of the web client.' },
  METRICS_TOKEN: {
    unset: '`/metrics` is closed',
    sets: 'A secret of at least 16 characters. `/metrics` requires it as `Authorization: Bearer …`.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    unset: 'no traces',
    sets: 'The OpenTelemetry collector for traces, such as `http://host:4318`. `OTEL_EXPORTER_OTLP_HEADERS` holds the headers that it requires.',
  },
  LOG_LEVEL: { default: 'info', sets: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.' },
  LOG_FORMAT: { unset: '`text` in a terminal, else `json`', sets: 'Lines for people, or one JSON object a line.' },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
/** The settings that have a value when they are unset. */
export type SettingWithDefault = {
  [Name in SettingName]: (typeof settings)[Name] extends { default: string } ? Name : never;
}[SettingName];
