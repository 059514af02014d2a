import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { commands } from '../../tools/cli/commands.ts';
import { parseCommandLine } from '../../tools/cli/parseCommandLine.ts';
import { readEnv } from '../env/env.ts';
import { settings } from '../env/settings.ts';
import { pictureBodyBytes } from '../http/bodyLimits.ts';

// The samples for one machine: systemd, nginx and Caddy.

const units = globSync('deploy/systemd/*.{service,timer}');
const read = (path: string) => readFileSync(`deploy/${path}`, 'utf8');
const proxies = { nginx: read('nginx/cycle-chat.conf'), Caddy: read('caddy/Caddyfile') };

test('the sample of the settings sets only settings, to values that the server accepts', () => {
  const sample = read('systemd/cycle-chat.env');
  const all = parseEnv(sample.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(Object.keys(all)));
  expect(readEnv(all)).toMatchObject({ databaseUrl: all.DATABASE_URL, passwordPolicy: 'strict', trustProxy: 1 });
  expect(readEnv(parseEnv(sample)).databaseUrl).toBeUndefined();
});

test.each(units)('every line of %s is a section, a comment or a value', (path) => {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  const odd = lines.filter((line) => !/^(#.*|\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*|)$/.test(line));
  expect(odd).toEqual([]);
  const asked = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
  const complaints = asked.error ? [] : asked.stderr.split('\n').filter((line) => /Unknown|Failed to parse/.test(line));
  expect(complaints).toEqual([]);
});

test('the timer starts the backup, which is a command of the operator', () => {
  expect(units).toContain('deploy/systemd/cycle-chat-backup.timer');
  const words = /cli\.js (backup) "[^"]*\$\(date /.exec(read('systemd/cycle-chat-backup.service'))?.[1];
  expect(parseCommandLine([String(words), '/var/backups/one'], commands)).toHaveProperty('command');
});

test('the units start programs that a build and a production install have', () => {
  for (const unit of ['cycle-chat', 'cycle-chat-backup']) {
    const [, started = ''] = /^ExecStart=(.*)$/m.exec(read(`systemd/${unit}.service`)) ?? [];
    expect(started).toContain('node_modules/.bin/node');
    const [, program = ''] = /dist\/(graph\/[\w/]+)\.js/.exec(started) ?? [];
    expect(existsSync(`${program}.ts`)).toBe(true);
  }
  expect(existsSync('node_modules/.bin/node')).toBe(true);
});

test.each(Object.entries(proxies))('%s passes requests to the default port, up to the largest body', (_name, text) => {
  expect(text).toContain(`127.0.0.1:${settings.PORT.default}`);
  const megabytes = Number(/(?:max_size|client_max_body_size) (\d+)m/i.exec(text)?.[1]);
  expect(megabytes * 2 ** 20).toBe(pictureBodyBytes);
  for (const [, name = ''] of text.matchAll(/\b([A-Z]+_[A-Z]+)=/g)) expect(settings).toHaveProperty(name);
  expect(text.match(/\{$/gm)).toHaveLength(text.match(/^\s*\}$/gm)?.length ?? 0);
});

test('the log of nginx has no secret of a link, and keeps other paths', () => {
  const [, pattern = ''] = /~(\^\S+) \$1-;/.exec(proxies.nginx) ?? [];
  const logged = (path: string) => new RegExp(pattern).exec(path)?.[1] ?? path;
  const links = [
    '/reset/',
    '/confirm/',
    '/appeal/',
    '/join/',
    '/groups/join/',
    '/calendar/',
    '/unsubscribe/',
    '/receipt/',
  ];
  for (const link of links) expect(logged(`${link}secret.ics`)).toBe(link);
  for (const path of ['/groups/spinners', '/events', '/reset', '/api/events/7/event.ics'])
    expect(logged(path)).toBe(path);
  expect(proxies.nginx).toContain('access_log /var/log/nginx/cycle-chat.log cycle_chat;');
  expect(proxies.nginx).toContain('map $uri $cycle_chat_path');
  const [format = ''] = /log_format cycle_chat [^;]*;/.exec(proxies.nginx) ?? [];
  expect(format).toContain('$cycle_chat_path');
  // These contain queries and paths with secrets.
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b/);
});

test('nginx passes WebSockets, and replaces the headers that TRUST_PROXY trusts', () => {
  expect(proxies.nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
  expect(proxies.nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(proxies.nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
});
