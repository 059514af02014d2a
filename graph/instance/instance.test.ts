import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeApp } from '../app/app.ts';
import { readEnv } from '../platform/env/env.ts';
import { newcomer } from '../test/authDoors.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import { makeCaller } from '../test/caller.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';

const fields = 'name logo units timeZone imprint terms privacy announcement announcementUrl announcementEndsAt signUps';
const unset = Object.fromEntries(fields.split(' ').map((field) => [field, null]));
const app = useApp({ RATE_LIMITS: '{"signUps":1000,"uploads":1000}' });
const { run } = commandLineIn(() => environmentOf(app));
let board: Caller;
beforeAll(async () => {
  board = app.with(await openBoard(app));
});
beforeEach(async () => {
  await app.run('delete from instance');
  await app.backend.services.instance.refresh();
});

const change = (caller: Caller, input: object) =>
  caller.query(`mutation ($input: UpdateInstanceInput!) { updateInstance(input: $input) { settings { ${fields} } } }`, {
    input,
  });
const read = async (caller: Caller) =>
  (await caller.query(`{ instance { signUps settings { ${fields} } } }`)).data.instance;
const actsOf = async () =>
  (await board.query('{ operator { log(first: 20) { nodes { operator verb note } } } }')).data.operator.log.nodes;
const faultOf = async (input: object) => (await change(board, input)).error;
const picture = async () => dataUrlOf('png', await pictureStored().png().toBuffer());

describe('the settings of the instance', () => {
  test('are empty until an operator sets them, and everyone reads them', async () => {
    const member = app.as(await app.member('reader'));
    expect(await read(app.as(null))).toEqual({ signUps: 'OPEN', settings: unset });
    const facts = {
      name: 'Lower Mill Riders',
      units: 'METRIC',
      timeZone: 'europe/paris',
      imprint: 'Hanna Lind\n\nMill Lane 1',
      terms: 'Be kind.',
      privacy: 'We keep what you write.',
      announcement: 'The server rests on Sunday',
      announcementUrl: 'https://club.example/news',
      announcementEndsAt: '2087-01-01T00:00:00.000Z',
      signUps: 'CLOSED',
    };
    const expected = { ...unset, ...facts, timeZone: 'Europe/Paris' };
    expect((await change(board, facts)).data.updateInstance.settings).toEqual(expected);
    for (const caller of [app.as(null), member, board])
      expect(await read(caller)).toEqual({ signUps: 'CLOSED', settings: expected });
    const nothing = Object.fromEntries(Object.keys(facts).map((key) => [key, null]));
    expect((await change(board, nothing)).data.updateInstance.settings).toEqual(unset);
    expect(await read(app.as(null))).toEqual({ signUps: 'OPEN', settings: unset });
  });

  test('are changed by operators only', async () => {
    const error = { code: 'FORBIDDEN', message: 'Only an operator can do this' };
    for (const caller of [app.as(null), app.as(await app.member('writer'))])
      expect((await change(caller, { name: 'Mine' })).error).toEqual(error);
    expect((await read(app.as(null))).settings.name).toBeNull();
  });

  test('that are not given stay', async () => {
    await change(board, { name: 'Mill', terms: 'Be kind.' });
    await change(board, { name: '  ' });
    expect((await read(app.as(null))).settings).toEqual({ ...unset, terms: 'Be kind.' });
  });

  test('have limits', async () => {
    const longest = 'x'.repeat(20_000);
    for (const [input, field] of [
      [{ name: 'x'.repeat(51) }, 'name'],
      [{ name: 'Mill\u202e' }, 'name'],
      [{ imprint: `${longest}x` }, 'imprint'],
      [{ terms: `${longest}x` }, 'terms'],
      [{ privacy: `${longest}x` }, 'privacy'],
      [{ announcement: 'x'.repeat(501) }, 'announcement'],
      [{ timeZone: 'CET' }, 'timeZone'],
    ] as const)
      expect([input, await faultOf(input)]).toEqual([
        input,
        expect.objectContaining({ code: 'BAD_USER_INPUT', field }),
      ]);
    const most = { name: 'x'.repeat(50), imprint: longest, announcement: 'x'.repeat(500) };
    expect((await change(board, most)).data.updateInstance.settings).toMatchObject(most);
  });

  test('link to no address that runs a script', async () => {
    const faults = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/\u0000',
      'mill',
      `https://club.example/${'x'.repeat(2048)}`,
    ];
    for (const announcementUrl of faults)
      expect([announcementUrl, (await faultOf({ announcementUrl }))?.field]).toEqual([
        announcementUrl,
        'announcementUrl',
      ]);
    for (const announcementUrl of ['https://club.example/a?b=c', 'http://club.example', '/events'])
      expect((await change(board, { announcementUrl })).data.updateInstance.settings).toMatchObject({
        announcementUrl,
      });
  });
});

describe('an announcement', () => {
  test('loses its link and its end with its text', async () => {
    const ends = '2087-01-01T00:00:00.000Z';
    await change(board, { announcement: 'One', announcementUrl: '/events', announcementEndsAt: ends });
    await change(board, { announcement: 'Two' });
    expect((await read(board)).settings).toMatchObject({ announcementUrl: null, announcementEndsAt: null });
    await change(board, { announcementUrl: '/groups', announcementEndsAt: ends });
    await change(board, { announcement: null });
    expect((await read(board)).settings).toEqual(unset);
  });
});

test.each(['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '3000-01-01T00:00:00Z'])(
  'an announcement cannot end at %s, which is far from now',
  async (announcementEndsAt) => {
    expect(await faultOf({ announcement: 'One', announcementEndsAt })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'announcementEndsAt',
      message: 'announcementEndsAt must be in the years 1900 to 2999',
    });
    const { code, error } = await run('instance', 'set', 'announcement-ends', announcementEndsAt);
    expect([code, error]).toEqual([1, expect.stringContaining('must be in the years 1900 to 2999')]);
  },
);

describe('the logo', () => {
  test('is checked, stored and shown to everyone until it is removed', async () => {
    const { logo } = (await change(board, { logo: await picture() })).data.updateInstance.settings;
    expect(logo).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    const shown = await fetch(app.url + logo);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await shown.arrayBuffer();
    expect((await change(board, { name: 'Mill', logo })).data.updateInstance.settings.logo).toBe(logo);
    await change(board, { logo: null });
    const hidden = await fetch(app.url + logo);
    expect(hidden.status).toBe(404);
    await hidden.arrayBuffer();
    const [hash] = /[0-9a-f]{64}/.exec(logo) ?? [];
    expect(await app.run('select hash from media_check where hash = $1', hash)).not.toEqual([]);
  });

  test('is no hostile file, no address of another site and no picture that is not stored', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const logo of [
      dataUrlOf('svg+xml', Buffer.from(svg)),
      dataUrlOf('png', Buffer.from('GIF89a<script>')),
      'data:image/png;base64,!',
      'https://evil.example/pixel.png',
      'javascript:alert(1)',
      '/login',
      `/media/${'a'.repeat(64)}.webp`,
    ])
      expect([logo, await faultOf({ name: 'Mill', logo })]).toEqual([
        logo,
        expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'logo' }),
      ]);
    expect((await read(board)).settings).toEqual(unset);
  });
});

describe('the log', () => {
  test('has a text of several lines in one line', async () => {
    await change(board, { imprint: 'Mill Lane\n\n1' });
    expect((await actsOf())[0]?.note).toBe('imprint: not set → Mill Lane 1');
  });

  test('has each change with the old and the new value, long texts shortened', async () => {
    await change(board, { name: 'Mill', imprint: 'x'.repeat(300) });
    await change(board, { name: 'Upper Mill', imprint: 'x'.repeat(300) });
    const acts = (await actsOf()).slice(0, 3);
    const act = { operator: 'hanna', verb: 'instance set' };
    expect(acts[0]).toEqual({ ...act, note: 'name: Mill → Upper Mill' });
    expect(acts).toContainEqual({ ...act, note: 'name: not set → Mill' });
    expect(acts).toContainEqual({ ...act, note: `imprint: not set → ${'x'.repeat(100)}…` });
  });
});

describe('the sign-up mode of the board', () => {
  test('applies instead of that of the environment', async () => {
    const register = (name: string) => app.as(null).post('/api/auth/register', newcomer(name));
    await change(board, { signUps: 'CLOSED' });
    expect((await register('closed')).status).toBe(403);
    await change(board, { signUps: 'APPROVAL' });
    expect((await register('waiting')).status).toBe(403);
    await change(board, { signUps: null });
    expect((await register('opened')).status).toBe(201);
  });
});

describe('a new member', () => {
  test('starts with the units and the time zone of the instance', async () => {
    await change(board, { units: 'METRIC', timeZone: 'Europe/Paris' });
    expect((await app.as(null).post('/api/auth/register', newcomer('metric'))).status).toBe(201);
    const units = `select units_preference as units, time_zone as zone from "user" where username = $1`;
    expect(await app.run(units, 'metric')).toEqual([{ units: 'metric', zone: null }]);
    expect(app.backend.services.defaultTimeZone).toBe('Europe/Paris');
    await change(board, { units: null, timeZone: null });
    await app.as(null).post('/api/auth/register', newcomer('plain'));
    expect(await app.run(units, 'plain')).toEqual([{ units: 'imperial', zone: null }]);
  });
});

describe('the command line', () => {
  test('shows, sets and clears the same settings by the same rules', async () => {
    const { out } = await run('instance', 'show');
    expect(out).toMatch(/^name: not set: Cycle Chat applies$/m);
    expect(out).toMatch(/^time-zone: not set: UTC applies$/m);
    expect(out).toMatch(/^sign-ups: not set: open applies$/m);
    expect(out).toMatch(/^imprint: not set$/m);
    expect((await run('instance', 'set', 'name', 'Mill')).out).toBe('name: Mill\n');
    await run('instance', 'set', 'sign-ups', 'closed');
    await run('instance', 'set', 'announcement', 'Soon');
    await run('instance', 'set', 'announcement-ends', '2087-01-01T01:00+01:00');
    const shown = (await run('instance', 'show', '--json')).json;
    expect(shown).toMatchObject({
      name: 'Mill',
      signUps: 'closed',
      signUpsInForce: 'closed',
      announcement: 'Soon',
      announcementEndsAt: '2087-01-01T00:00:00.000Z',
    });
    await run('instance', 'clear', 'name');
    expect((await run('instance', 'show', '--json')).json.name).toBeNull();
    expect((await actsOf())[0]).toMatchObject({ verb: 'instance set', note: 'name: Mill → not set' });
    for (const [key, value, message] of [
      ['colour', 'red', 'There is no setting colour'],
      ['name', 'x'.repeat(51), 'name must have at most 50 characters'],
      ['units', 'miles', `units must be 'imperial' or 'metric'`],
      ['sign-ups', 'often', 'signUps must be one of open, invitation, approval, closed'],
      ['announcement-url', 'javascript:alert(1)', 'announcementUrl must be'],
      ['announcement-ends', 'soon', 'announcement-ends must be a time with its zone'],
      ['announcement-ends', '2087-01-01T01:00', 'announcement-ends must be a time with its zone'],
      ['logo', '/nowhere.png', 'logo /nowhere.png is not readable'],
    ] as const) {
      const { code, error } = await run('instance', 'set', key, value);
      expect([key, code, error]).toEqual([key, 1, expect.stringContaining(message)]);
    }
  });

  test('changes every running node, without Redis', async () => {
    const env = readEnv({ ...environmentOf(app), JOBS: 'off' });
    const { http } = await makeApp({ env, orm: app.backend.orm });
    try {
      const url = await http.listen({ port: 0, host: '127.0.0.1' });
      const nodes = [app.as(null), makeCaller(url, async () => ({}))];
      for (const name of ['One', 'Two', null]) {
        await (name ? run('instance', 'set', 'name', name) : run('instance', 'clear', 'name'));
        for (const node of nodes)
          await vi.waitFor(async () => expect((await read(node)).settings.name).toBe(name), { timeout: 60_000 });
      }
    } finally {
      await http.close();
    }
  });

  test('changes a node whose connection to the database was lost meanwhile', async () => {
    await app.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await run('instance', 'set', 'name', 'Later');
    await vi.waitFor(async () => expect((await read(app.as(null))).settings.name).toBe('Later'), { timeout: 60_000 });
  });
});
