import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteHiddenAccount } from '../../account/accountDeletions.ts';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import type { Member } from '../../test/factories.ts';
import { nobodysId } from '../../test/hostile.ts';
import { useApp } from '../../test/useApp.ts';
import { commands } from './commands.ts';
import { operatorName } from './operatorName.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
beforeAll(async () => {
  environment = environmentOf(app);
  ada = await app.member('ada');
});

const { run, refusal } = commandLineIn(() => environment);

interface Act {
  verb: string;
  operator: string;
  targetId: string | null;
  targetName: string | null;
  note: string | null;
  at: string;
}

const acts = async (...words: string[]): Promise<Act[]> => (await run('log', '--json', ...words)).json;
const idOf = async (...words: string[]): Promise<string> => (await run(...words, '--json')).json.id;

/** Commands that only read, write nothing of members, run on an empty database, or are logged as `instance set`. */
const unlogged = new Set(['seed', 'doctor', 'backup', 'restore', 'log', 'instance clear', 'mail test']);
const reads = /\b(list|show|failed|find|sessions)$/;

async function failedJob(): Promise<string> {
  const { jobs } = app.backend.services;
  await jobs.add(deleteHiddenAccount, nobodysId, { userId: nobodysId });
  await app.run(
    `update jobs.job set name = 'dead-letters', source_name = name where name = $1`,
    deleteHiddenAccount.name,
  );
  return String((await jobs.failed())[0]?.id);
}

describe('the log of operators', () => {
  test('has every act, with who, what and why, the latest first', async () => {
    await run('instance', 'set', 'name', 'Mill');
    await run('instance', 'clear', 'name');
    const group = await idOf('group', 'create', 'Owls');
    await run('group', 'edit', 'owls', '--description', 'At night');
    await app.as(ada).post(`/api/groups/${group}/join`);
    await run('group', 'organiser', 'add', 'Owls', 'ADA');
    await run('group', 'organiser', 'remove', 'Owls', 'ada');
    await run('group', 'rules', 'set', 'Owls', 'Be kind.');
    await run('group', 'delete', group, '--yes');
    const event = await idOf(
      'event',
      'create',
      'Dawn',
      '--date',
      '2087-05-02',
      '--time',
      '06:30',
      '--location',
      'Pier',
    );
    await run('event', 'edit', event, '--time', '07:00');
    await run('event', 'call-off', event, '--reason', 'Ice');
    await run('event', 'put-on', event);
    await run('event', 'cancel', event, '--yes');
    const { body } = await app.as(ada).post('/api/reports', { targetType: 'user', targetId: ada.id, reason: 'Me' });
    await run('report', 'resolve', body.reportId, '--note', 'Talked');
    const eva = await idOf('user', 'create', 'eva');
    await run('user', 'password', 'eva');
    await run('user', 'reset-link', 'eva');
    const invitation = await idOf('invitation', 'create');
    await run('invitation', 'revoke', invitation);
    for (const username of ['fay', 'gil', 'hal'])
      await app.run(
        `insert into application (id, username, display_name, password_hash, created_at) values (gen_random_uuid(), $1, $1, 'x', now())`,
        username,
      );
    const fay = await idOf('user', 'approve', 'fay');
    const gil = await idOf('user', 'refuse', 'gil', '--words', 'No');
    const [hal] = (await run('application', 'refuse', '--all', '--words', 'Full', '--json')).json;
    await run('user', 'suspend', 'eva');
    await run('user', 'suspend', 'eva', '--reason', 'spam', '--words', 'Sold helmets');
    await run('user', 'suspend', 'eva', '--hide', '--reason', 'hate', '--note', 'A second report');
    await run('user', 'suspend', 'eva', '--lift', '--note', 'Talked');
    await app.run(`insert into mail_address (user_id, pending) values ($1, 'eva@x.example')`, eva);
    await run('user', 'confirm-link', 'eva');
    await run('user', 'remove-address', 'eva');
    await run('export', 'user', 'eva');
    await run('user', 'warn', 'eva', '--reason', 'other', '--words', 'Slow down');
    await run('user', 'delete', 'eva', '--note', 'Asked', '--yes');
    const post = await app.post(ada);
    const sales = ['--reason', 'spam', '--words', 'Sales'];
    const first = await idOf('content', 'remove', post.id, ...sales);
    await run('content', 'restore', first);
    const second = await idOf('content', 'remove', post.id, ...sales);
    await app.run(`update takedown set appeal = 'Mine', appealed_at = now() where id = $1`, second);
    await run('appeal', 'answer', second, '--uphold', '--words', 'No');
    const retried = await failedJob();
    await run('job', 'retry', '--id', retried);
    await app.run('delete from jobs.job');
    const discarded = await failedJob();
    await run('job', 'discard', discarded);
    const link = await idOf('operator', 'link', '--name', 'Hanna');
    await run('operator', 'end', link);
    const logged = (await acts()).toReversed();
    expect(logged.map(({ verb, targetId, note }) => [verb, targetId, note])).toEqual([
      ['instance set', null, 'name: not set → Mill'],
      ['instance set', null, 'name: Mill → not set'],
      ['group create', group, 'name'],
      ['group edit', group, 'description'],
      ['group organiser add', group, 'ada'],
      ['group organiser remove', group, 'ada'],
      ['group rules set', group, 'version 1'],
      ['group delete', group, 'Owls'],
      ['event create', event, 'Dawn'],
      ['event edit', event, 'time'],
      ['event call-off', event, 'Ice'],
      ['event put-on', event, null],
      ['event cancel', event, 'Dawn'],
      ['report resolve', body.reportId, 'Talked'],
      ['user create', eva, null],
      ['user password', eva, null],
      ['user reset-link', eva, null],
      ['invitation create', invitation, expect.stringMatching(/^one use, until /)],
      ['invitation revoke', invitation, null],
      ['user approve', fay, null],
      ['user refuse', gil, 'No'],
      ['application refuse', hal.id, 'Full'],
      ['user suspend', eva, null],
      ['user suspend', eva, 'spam: Sold helmets'],
      ['user suspend --hide', eva, 'hate (note: A second report)'],
      ['user suspend --lift', eva, 'Talked'],
      ['user confirm-link', eva, null],
      ['user remove-address', eva, null],
      ['export user', eva, null],
      ['user warn', eva, 'other: Slow down'],
      ['user delete', eva, 'Asked'],
      ['content remove', post.id, 'post, spam: Sales'],
      ['content restore', first, null],
      ['content remove', post.id, 'post, spam: Sales'],
      ['appeal answer', second, 'post, upheld: No'],
      ['job retry', retried, null],
      ['job discard', discarded, null],
      ['operator link', link, 'for Hanna'],
      ['operator end', link, null],
    ]);
    expect(new Set(logged.map(({ operator }) => operator))).toEqual(new Set([operatorName()]));
    expect((await run('log', '--limit', '11')).out).toMatch(
      new RegExp(`UTC  ${operatorName()}  export user  eva \\(${eva}\\)\n$`),
    );
  });

  test('has every act on the members of a group, and so of every command that changes something', async () => {
    const club = await idOf('group', 'create', 'Larks');
    await run('group', 'edit', club, '--kind', 'closed');
    await run('group', 'member', 'admit', club, 'ada');
    await run('group', 'organiser', 'add', club, 'ada');
    const { ivo, jan } = await app.cast('ivo', 'jan');
    for (const asking of [ivo, jan]) await app.as(asking).put(`/api/groups/${club}/request`, { words: '' });
    await run('group', 'request', 'admit', club, 'ivo');
    await run('group', 'request', 'refuse', club, 'jan');
    const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-members-'));
    await run('group', 'member', 'export', club, join(folder, 'members.csv'));
    await rm(folder, { recursive: true });
    await run('group', 'member', 'remove', club, 'ivo');
    const invitation = await idOf('group', 'invitation', 'create', club);
    await run('group', 'invitation', 'revoke', invitation);
    const verbs = new Set((await acts()).map(({ verb }) => verb));
    const missing = commands.map(({ name }) => name).filter((name) => !verbs.has(name) && !reads.test(name));
    expect(missing.filter((name) => !unlogged.has(name))).toEqual([]);
  });

  test('has no act that failed', async () => {
    const before = await acts();
    await refusal('user', 'create', 'ADA');
    await refusal('report', 'resolve', nobodysId, '--note', 'x');
    await refusal('job', 'discard', nobodysId);
    expect(await acts()).toEqual(before);
  });

  test('lists a number of acts since a date, or those with some words', async () => {
    const [latest] = await acts('--limit', '1');
    expect(await acts('--since', latest?.at ?? '')).toEqual([latest]);
    expect((await run('log', '--since', '2999-01-01')).out).toBe('No act matches.\n');
    expect((await run('log', '--find', 'wheelbarrow')).out).toBe('No act matches.\n');
    expect(await refusal('log', '--since', 'soon')).toBe('since must be a date, such as 2026-05-31');
    await run('group', 'create', 'Spoke and hub');
    expect(await acts('--find', 'spoke AND')).toMatchObject([{ verb: 'group create', targetName: 'Spoke and hub' }]);
    for (const limit of ['0', '1.5', 'x']) {
      expect(await refusal('log', '--limit', limit)).toBe('limit must be a whole number from 1 to 10000');
    }
  });

  test.each([
    `update operator_log set note = 'Nothing happened'`,
    'delete from operator_log',
    'truncate operator_log',
    'update operator_log set note = null where false',
  ])('refuses %s', async (text) => {
    await expect(app.run(text)).rejects.toThrow('operator_log is append-only');
  });

  test('names the person behind sudo', () => {
    vi.stubEnv('SUDO_USER', 'hanna');
    expect(operatorName()).toBe('hanna');
    vi.unstubAllEnvs();
  });
});
