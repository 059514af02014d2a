import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../env/env.ts';

// Checks the deployment files without a container engine.

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly user?: string;
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly read_only?: boolean;
  readonly healthcheck?: object;
  readonly depends_on?: Record<string, unknown>;
  readonly environment?: Record<string, string>;
  readonly volumes?: string[];
  readonly ports?: object[];
  readonly mem_limit?: string;
}

const composeFile = 'docker-compose.yml';
const balancerFile = 'deploy/balancer/Caddyfile';
const compose: { services: Record<string, Service>; volumes: object } = parse(readFileSync(composeFile, 'utf8'), {
  merge: true,
});
const services = Object.entries(compose.services);
const nodes = services.filter(([, service]) => service.build === '.');
const dockerfileOf = ({ build }: Service) => (build ? readFileSync(`${build}/Dockerfile`, 'utf8') : '');
const chosen = { POSTGRES_PASSWORD: 'one', REPLICATION_PASSWORD: 'two', STORE_KEY: 'GK3', STORE_SECRET: 'four' };

/** Expands the variables of a compose value, with `chosen` for those that the operator must set. */
const filledIn = (value: string) =>
  value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_whole, name: string, otherwise: string | undefined) => {
    const own = new Map(Object.entries(chosen)).get(name);
    return own ?? otherwise ?? `nothing says what ${name} is`;
  });

describe('an image', () => {
  test.each(['.', 'deploy/balancer', 'deploy/store'])('of %s runs as nobody special and tells its health', (folder) => {
    const text = readFileSync(`${folder}/Dockerfile`, 'utf8');
    const users = [...text.matchAll(/^USER (.+)$/gm)].map(([, user]) => user);
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/^(root|0)\b/);
    expect(text).toMatch(/^HEALTHCHECK /m);
    for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(/:\d|:v\d/);
  });

  test('holds what the build has made, and starts that', () => {
    const text = readFileSync('Dockerfile', 'utf8');
    expect(text).toContain('"dist/graph/main.js"');
    const copied = [...text.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
    expect(copied).toContain('dist');
    expect(copied.filter((path) => path?.startsWith('graph')).every((path) => existsSync(String(path)))).toBe(true);
  });
});

describe('the services of many nodes', () => {
  test('are a balancer, two nodes, a primary with its replica, Redis and a store, and only the balancer is in the open', () => {
    const names = ['balancer', 'node-one', 'node-two', 'primary', 'redis', 'replica', 'store'];
    expect(Object.keys(compose.services).sort()).toEqual(names);
    expect(nodes.map(([name]) => name)).toEqual(['node-one', 'node-two']);
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['balancer']);
  });

  test.each(services)('%s has no right that it does not need, and tells its health', (_name, service) => {
    const user = service.user ?? /^USER (.+)$/m.exec(dockerfileOf(service))?.[1];
    expect(user).toMatch(/^(?!root|0)\w/);
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], read_only: true });
    expect(service.healthcheck ?? /^HEALTHCHECK /m.exec(dockerfileOf(service))).toBeTruthy();
  });

  test.each(services)('%s has a memory limit and an exact version', (_name, service) => {
    expect(service.mem_limit).toMatch(/^(\$\{\w+:-)?\d+[mg]\}?$/);
    const images = service.image
      ? [service.image]
      : [...dockerfileOf(service).matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/);
  });

  test('are reached by https unless the operator says otherwise', () => {
    const { balancer } = compose.services;
    expect(filledIn(balancer?.environment?.SITE_ADDRESS ?? '')).toBe('localhost');
    expect(readFileSync(balancerFile, 'utf8')).toContain('{$SITE_ADDRESS:localhost} {');
    for (const [, { environment = {} }] of nodes)
      expect(filledIn(environment.PUBLIC_URL ?? '')).toBe('https://localhost');
  });

  test('wait for services that there are, and keep what they hold in volumes that there are', () => {
    for (const [, { depends_on = {}, volumes = [] }] of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        if (source.startsWith('./')) expect(existsSync(source)).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
    }
    // The nodes start without the replica and without Redis, so neither may delay them.
    for (const [, { depends_on }] of nodes) expect(depends_on).not.toHaveProperty('replica');
  });

  test('give the nodes settings that they take, and each other’s addresses', () => {
    for (const [, { environment = {} }] of nodes) {
      const given = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
      const env = readEnv(Object.fromEntries(given));
      const hosts = [env.databaseUrl, ...env.replicaUrls, env.redisUrl, env.mediaBucket?.endpoint].map(
        (url) => new URL(String(url)).hostname,
      );
      expect(hosts).toEqual(['primary', 'replica', 'redis', 'store']);
      expect(env).toMatchObject({ demo: false, trustProxy: 1, mediaBucket: { bucket: 'pictures', region: 'garage' } });
      expect(env.mediaBucket?.bucket).toBe(compose.services.store?.environment?.GARAGE_DEFAULT_BUCKET);
    }
  });

  test('read in a shared volume when the documented backup was made', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8');
    const [, dataDir = 'none'] = /DATA_DIR=(\S+)/.exec(dockerfile) ?? [];
    for (const [, { volumes = [] }] of nodes) expect(volumes).toEqual([`data:${dataDir}`]);
    const manual = readFileSync('docs/operations.md', 'utf8');
    const [command = ''] = /^docker compose run(?:.*\\\n)+.* backup .*$/m.exec(manual) ?? [];
    expect(command).toContain(' node-one ');
    expect(command).not.toContain('DATA_DIR');
    // The group of the user `node` in the image may write there.
    expect(command).toContain('--user "$(id -u):1000"');
    expect(dockerfile).toContain(`mkdir --mode=775 ${dataDir} && chown node:node ${dataDir}`);
  });

  test('find in the table of settings every setting that they pass on', () => {
    const text = readFileSync('docs/configuration.md', 'utf8');
    for (const [, { environment = {} }] of nodes) {
      for (const name of Object.keys(environment)) expect(text).toMatch(new RegExp(`^\\|[^|]*\`${name}\``, 'm'));
    }
  });
});

describe('the balancer', () => {
  const text = readFileSync(balancerFile, 'utf8');

  test('sends requests to every node that is ready', () => {
    const upstreams = /reverse_proxy (.+) \{/.exec(text)?.[1]?.split(' ');
    expect(upstreams).toEqual(nodes.map(([name]) => `${name}:4000`));
    expect(text).toContain('health_uri /health/ready');
    expect(readFileSync('Dockerfile', 'utf8')).toContain('EXPOSE 4000');
  });

  test('is set up in a way that it takes', () => {
    // Checks that the braces match, and validates the file with caddy if it is installed.
    expect(text.match(/\{$/gm)).toHaveLength(text.match(/^\s*\}$/gm)?.length ?? 0);
    const asked = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', balancerFile]);
    const isThere = asked.error === undefined;
    expect(isThere ? asked.status : 0, String(asked.stderr)).toBe(0);
  });
});

test.each(['create-roles.sh', 'replica.sh'])('the script %s is one that the shell reads', (name) => {
  const { status, stderr } = spawnSync('sh', ['-n', `deploy/database/${name}`]);
  expect([status, String(stderr)]).toEqual([0, '']);
});

describe('the roles of the database', () => {
  const environment = compose.services.primary?.environment ?? {};
  const roleOfNodes = () => new URL(filledIn(String(nodes[0]?.[1].environment?.DATABASE_URL))).username;

  test('are another one for the nodes than the superuser', () => {
    expect(roleOfNodes()).not.toBe(environment.POSTGRES_USER);
  });

  test('are made without a password in the arguments of a program', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cycle-chat-roles-'));
    // Stands for psql: prints its arguments, then what it reads.
    writeFileSync(join(folder, 'psql'), '#!/bin/sh\necho "$@"\necho "--"\ncat\n', { mode: 0o700 });
    const env = { PATH: `${folder}:${process.env.PATH}`, PGDATA: folder, ...environment, ...chosen };
    const { status, stdout } = spawnSync('sh', ['deploy/database/create-roles.sh'], { env, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status).toBe(0);
    const [said = '', sql = ''] = stdout.split('--\n');
    for (const password of [chosen.POSTGRES_PASSWORD, chosen.REPLICATION_PASSWORD])
      expect(said.split(/[\s=]/)).not.toContain(password);
    expect(sql).toContain(`create role ${roleOfNodes()} with login password :'node_password'`);
    expect(sql).not.toMatch(/superuser/i);
    expect(sql).toContain(`alter role ${environment.POSTGRES_USER} password null`);
  });
});
