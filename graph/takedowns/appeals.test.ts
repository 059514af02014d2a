import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Environment } from '../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../test/commandLine.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
let ben: Member;
let post: Made;
beforeAll(async () => {
  environment = environmentOf(app);
  ({ ada, ben } = await app.cast('ada', 'ben'));
});

const { run, refusal } = commandLineIn(() => environment);
const bell = bellDoors(() => app);
const why = ['--reason', 'spam', '--words', 'It sells\nhelmets.'];

const fields = `id kind reason words excerpt createdAt appeal appealedAt decision decisionWords decidedAt viewerCanAppeal isFinal`;
const listOf = async (member: Member) =>
  (await app.as(member).query(`{ viewer { takedowns(first: 5) { nodes { ${fields} } } } }`)).data.viewer.takedowns
    .nodes;

const appeal = (member: Member | null, takedownId: string, text: string) =>
  app.as(member).query(`mutation ($input: AppealInput!) { appeal(input: $input) { takedown { ${fields} } } }`, {
    input: { takedownId, text },
  });

async function removed(): Promise<string> {
  return (await run('content', 'remove', `${app.url}/post/${post.id}`, ...why, '--json')).json.id;
}

beforeEach(async () => {
  for (const table of ['takedown', 'notification', 'post']) await app.run(`delete from ${table}`);
  post = await app.post(ada, { content: 'Buy my helmets' });
});

describe('the author of removed content', () => {
  test('is notified, and reads what was removed and why', async () => {
    const id = await removed();
    const document =
      '{ notifications { nodes { kind actorCount takedown { id } } } viewer { unreadNotificationCount } }';
    const { data } = await app.as(ada).query(document);
    expect(data.notifications.nodes).toMatchObject([{ kind: 'CONTENT_REMOVED', takedown: { id } }]);
    expect(data.viewer.unreadNotificationCount).toBe(1);
    expect(await listOf(ada)).toEqual([
      {
        id,
        kind: 'POST',
        reason: 'SPAM',
        words: 'It sells\nhelmets.',
        excerpt: 'Buy my helmets',
        createdAt: expect.any(String),
        appeal: null,
        appealedAt: null,
        decision: null,
        decisionWords: null,
        decidedAt: null,
        viewerCanAppeal: true,
        isFinal: false,
      },
    ]);
    expect(await listOf(ben)).toEqual([]);
    const others = await app.as(ben).query(`{ user(username: "ada") { takedowns { nodes { id } } } }`);
    expect(others.data.user.takedowns).toBeNull();
  });

  test('appeals once; the same appeal again returns the first', async () => {
    const id = await removed();
    const answers = await Promise.all(['Mine', 'Mine', 'Other'].map((text) => appeal(ada, id, text)));
    const [taken] = await listOf(ada);
    expect(answers.filter(({ error }) => error === null).length).toBe(taken.appeal === 'Mine' ? 2 : 1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toContain('CONFLICT');
    expect(taken.viewerCanAppeal).toBe(false);
    expect((await appeal(ada, id, ` ${taken.appeal} `)).error).toBeNull();
  });

  test.each([
    ['another member', () => ben, 'NOT_FOUND'],
    ['a visitor', () => null, 'UNAUTHENTICATED'],
  ])('is the only one who appeals, not %s', async (_who, member, code) => {
    expect((await appeal(member(), await removed(), 'Please')).error?.code).toBe(code);
    expect((await listOf(ada))[0].appeal).toBeNull();
  });

  test('must say why, in at most 1,000 characters, about a takedown that exists', async () => {
    const id = await removed();
    for (const text of ['', ' ', 'x'.repeat(1001)])
      expect((await appeal(ada, id, text)).error?.code).toBe('BAD_USER_INPUT');
    for (const unknown of [nobodysId, 'x', ''])
      expect((await appeal(ada, unknown, 'Please')).error?.code).toBe('NOT_FOUND');
  });

  test('reads the decision, whichever it is, and is notified of it', async () => {
    const id = await removed();
    expect(await refusal('appeal', 'answer', id, '--uphold', '--words', 'No')).toBe('No appeal waits for an answer');
    await appeal(ada, id, 'They are good helmets');
    expect((await run('appeal', 'list')).out).toContain('They are good helmets');
    expect(await refusal('appeal', 'answer', id, '--words', 'x')).toBe('Choose either --restore or --uphold');
    expect((await run('appeal', 'answer', id, '--uphold', '--words', 'Still sales')).out).toBe('Upheld the removal.\n');
    expect((await listOf(ada))[0]).toMatchObject({ decision: 'UPHELD', decisionWords: 'Still sales' });
    expect((await run('appeal', 'list')).out).toBe('No appeal waits.\n');
    expect((await app.as(ada).get(`/api/posts/${post.id}`)).status).toBe(404);

    const other = await app.post(ada, { content: 'A ride report' });
    const { json } = await run('content', 'remove', other.id, ...why, '--json');
    await appeal(ada, json.id, 'I sell nothing');
    expect((await run('appeal', 'answer', json.id, '--restore', '--words', 'You are right')).code).toBe(0);
    expect((await listOf(ada))[0]).toMatchObject({ decision: 'RESTORED', decisionWords: 'You are right' });
    expect((await app.as(null).get(`/api/posts/${other.id}`)).status).toBe(200);
    expect((await bell.told(ada)).filter((told) => told.startsWith('APPEAL_DECIDED'))).toHaveLength(2);
    expect((await appeal(ada, json.id, 'Again')).error?.code).toBe('CONFLICT');
  });

  test('cannot switch off these notifications', async () => {
    for (const kind of ['CONTENT_REMOVED', 'APPEAL_DECIDED', 'WARNING']) {
      const mutation = `mutation { setNotificationPreference(kind: ${kind}, enabled: false) { viewer { id } } }`;
      expect((await app.as(ada).query(mutation)).error?.code).toBe('BAD_USER_INPUT');
    }
    const { data } = await app.as(ada).query('{ viewer { notificationPreferences { enabled } } }');
    expect(data.viewer.notificationPreferences).not.toContainEqual({ enabled: false });
  });
});

test('at most 50 appeals of a member wait against the operator, 50 against a group and 100 against groups', async () => {
  const insert = (count: number, groupId: string | null) =>
    app.run(
      `insert into takedown (id, kind, target_id, author_id, group_id, reason, words, created_at, appeal, appealed_at)
       select new_id(), 'post', new_id(), $1, $3::uuid, 'spam', 'Sells', now(), 'Why?', now() from generate_series(1, $2::int)`,
      ada.id,
      count,
      groupId,
    );
  const decideOne = () =>
    app.run(
      'update takedown set decision = $1, decided_at = now() where id = (select id from takedown where appeal is not null and decision is null limit 1)',
      'upheld',
    );
  const full = { code: 'CONFLICT', message: expect.stringMatching(/^Too many of your appeals wait/) };
  const [one, other, third] = [newId(), newId(), newId()];
  const id = await removed();
  await insert(50, null);
  expect((await appeal(ada, id, 'I gave it away')).error).toMatchObject(full);
  await decideOne();
  expect((await appeal(ada, id, 'I gave it away')).error).toBeNull();

  post = await app.post(ada);
  const inGroup = await removed();
  const moveTo = (groupId: string) => app.run('update takedown set group_id = $2 where id = $1', inGroup, groupId);
  await app.run('delete from takedown where appeal is not null');
  await insert(50, one);
  await moveTo(one);
  expect((await appeal(ada, inGroup, 'I gave it away')).error).toMatchObject(full);
  await insert(50, other);
  await moveTo(third);
  expect((await appeal(ada, inGroup, 'I gave it away')).error).toMatchObject(full);
  await decideOne();
  expect((await appeal(ada, inGroup, 'I gave it away')).error).toBeNull();
});

describe('a warning', () => {
  test('is told to the member, removes nothing and cannot be appealed', async () => {
    const { json } = await run(
      'user',
      'warn',
      'ada',
      '--reason',
      'danger-on-the-road',
      '--words',
      'No races',
      '--json',
    );
    expect(await listOf(ada)).toMatchObject([
      { kind: 'WARNING', reason: 'DANGER_ON_THE_ROAD', words: 'No races', viewerCanAppeal: false },
    ]);
    expect(await bell.told(ada)).toEqual(['WARNING  1']);
    expect((await appeal(ada, json.id, 'Please')).error).toMatchObject({ message: 'A warning has removed nothing' });
    expect(await refusal('content', 'restore', json.id)).toBe('A warning has removed nothing');
    expect(await refusal('user', 'warn', 'ada', '--reason', 'dull', '--words', 'x')).toMatch(/^reason must be one of/);
    expect(await refusal('user', 'warn', 'nobody', ...why)).toBe('Member not found');
  });
});

describe('content', () => {
  const found = async (what: string) =>
    (await run('content', 'find', what, '--json')).json.nodes.map(({ kind, id }: { kind: string; id: string }) => [
      kind,
      id,
    ]);

  test('is found by its id, its address, its words and its author', async () => {
    const comment = await app.comment(ben, post, { content: 'Which 100% sizes_?' });
    expect(await found(post.id)).toEqual([['post', post.id]]);
    expect(await found(`/post/${post.id}#comment-${comment.id}`)).toEqual([]);
    expect(await found('my HELMETS')).toEqual([['post', post.id]]);
    expect(await found('100% sizes_')).toEqual([['comment', comment.id]]);
    expect(await found('100_')).toEqual([]);
    expect(await found('@Ben')).toEqual([
      ['comment', comment.id],
      ['profile', ben.id],
    ]);
    const { out } = await run('content', 'find', '@Ben', '--first', '1');
    const [, cursor = ''] = /More: --after (\S+)\n$/.exec(out) ?? [];
    expect(out).toContain(comment.id);
    expect((await run('content', 'find', '@Ben', '--after', cursor)).out).toMatch(new RegExp(`^${ben.id} `));
    expect((await run('content', 'find', 'nothing at all')).out).toBe('Nothing found.\n');
  });

  test('is listed while it can be restored, and the log says who removed and restored it, and why', async () => {
    const id = await removed();
    expect((await run('content', 'list')).out).toContain('spam: It sells helmets.');
    expect(await refusal('content', 'remove', post.id, ...why)).toBe('Content not found');
    expect(await refusal('content', 'remove', 'helmets', ...why)).toMatch(/^content must be an id/);
    expect((await run('content', 'restore', id)).code).toBe(0);
    expect((await run('content', 'list')).out).toBe('Nothing is removed.\n');
    expect((await run('content', 'list', '--all')).out).toContain('restored');
    const { json } = await run('log', '--limit', '2', '--json');
    expect(json).toMatchObject([
      { verb: 'content restore', targetId: id },
      { verb: 'content remove', targetId: post.id, note: 'post, spam: It sells\nhelmets.' },
    ]);
    for (const unknown of [nobodysId, 'x'])
      expect(await refusal('content', 'restore', unknown)).toBe('Takedown not found');
  });
});
