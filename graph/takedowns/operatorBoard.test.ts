import { beforeEach, describe, expect, test } from 'vitest';
import { deleteHiddenAccount } from '../account/accountDeletions.ts';
import { openBoard } from '../test/boards.ts';
import type { Caller } from '../test/caller.ts';
import type { Made, Member } from '../test/factories.ts';
import { nobodysId } from '../test/hostile.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let board: Caller;
let post: Made;
let round = 0;

beforeEach(async () => {
  round += 1;
  for (const table of ['report', 'takedown', 'post']) await app.run(`delete from "${table}"`);
  ada = await app.member(`ada${round}`);
  ben = await app.member(`ben${round}`);
  post = await app.post(ada, { content: 'My helmets, half price' });
  board = app.with({ ...(await openBoard(app, 'hanna')), authorization: `Bearer ${await app.tokenOf(ben)}` });
});

const takedownFields = 'takedown { id kind author reason words excerpt appeal decision decisionWords forgottenAt }';
const remove = (content: string, caller = board) =>
  caller.query(
    `mutation ($content: String!) {
      removeContent(input: { content: $content, reason: SPAM, words: "Sales" }) { ${takedownFields} }
    }`,
    { content },
  );
const removed = async (content: string) => (await remove(content)).data.removeContent.takedown;
const read = async (selection: string) => {
  const { data, error } = await board.query(`{ operator { ${selection} } }`);
  expect(error).toBeNull();
  return data.operator;
};
const lastActs = async (count: number) =>
  (await read(`log(first: ${count}) { nodes { operator verb targetId note } }`)).log.nodes;
const isSeen = async () => (await app.as(null).get(`/api/posts/${post.id}`)).status === 200;

describe('on the board an operator', () => {
  test('finds content by words, an id, an address, or its author, also where a member in the browser may not', async () => {
    await app.run(`update post set privacy = 'private'`);
    await app.block(ada, ben);
    for (const find of ['helmets', post.id, `https://rides.example/post/${post.id}`]) {
      const { content } = await read(`content(find: "${find}") { nodes { kind id author excerpt postId } }`);
      const found = { kind: 'POST', id: post.id, author: ada.username, postId: post.id };
      expect(content.nodes).toEqual([{ ...found, excerpt: 'My helmets, half price' }]);
    }
    const { content } = await read(`content(find: "@${ada.username}") { nodes { kind } }`);
    expect(content.nodes).toEqual([{ kind: 'POST' }, { kind: 'PROFILE' }]);
    expect((await board.query('{ operator { content(find: "") { nodes { id } } } }')).error?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('removes content for everyone, and restores it', async () => {
    const takedown = await removed(post.id);
    expect(takedown).toMatchObject({
      kind: 'POST',
      author: ada.username,
      reason: 'SPAM',
      words: 'Sales',
      excerpt: 'My helmets, half price',
      decision: null,
    });
    expect(await isSeen()).toBe(false);
    const named = { verb: 'content remove', targetName: ada.username, targetPath: null };
    const ofAda = `log(query: "${ada.username}", first: 1) { nodes { verb targetName targetPath } }`;
    expect((await read(ofAda)).log.nodes).toEqual([named]);
    expect((await read('takedowns { nodes { id } }')).takedowns.nodes).toEqual([{ id: takedown.id }]);
    const restore = `mutation { restoreContent(input: { takedownId: "${takedown.id}", words: "Sorry" }) { ${takedownFields} } }`;
    const { data } = await board.query(restore);
    expect(data.restoreContent.takedown).toMatchObject({ decision: 'RESTORED', decisionWords: 'Sorry' });
    expect(await isSeen()).toBe(true);
    expect((await board.query(restore)).error?.code).toBe('CONFLICT');
    expect((await read('takedowns { nodes { id } }')).takedowns.nodes).toEqual([]);
    expect((await read('takedowns(state: ALL) { nodes { id } }')).takedowns.nodes).toEqual([{ id: takedown.id }]);
    expect(await lastActs(2)).toEqual([
      { operator: 'hanna', verb: 'content restore', targetId: takedown.id, note: 'Sorry' },
      { operator: 'hanna', verb: 'content remove', targetId: post.id, note: 'post, spam: Sales' },
    ]);
  });

  test.each([
    ['UPHELD', false],
    ['RESTORED', true],
  ])('answers an appeal: %s', async (decision, isBack) => {
    const { id } = await removed(post.id);
    const words = 'They were a gift';
    const appeal = `mutation ($id: ID!, $text: String!) { appeal(input: { takedownId: $id, text: $text }) { takedown { id } } }`;
    await app.as(ada).query(appeal, { id, text: words });
    expect((await read('appeals { nodes { id appeal } }')).appeals.nodes).toEqual([{ id, appeal: words }]);
    const answer = `mutation { answerAppeal(input: { takedownId: "${id}", decision: ${decision}, words: "Read" }) { ${takedownFields} } }`;
    expect((await board.query(answer)).data.answerAppeal.takedown).toMatchObject({ decision, decisionWords: 'Read' });
    expect(await isSeen()).toBe(isBack);
    expect((await read('log(first: 1) { nodes { verb targetId targetName targetPath note } }')).log.nodes).toEqual([
      {
        verb: 'appeal answer',
        targetId: id,
        targetName: ada.username,
        targetPath: isBack ? `/post/${post.id}` : null,
        note: `post, ${decision.toLowerCase()}: Read`,
      },
    ]);
    expect((await board.query(answer)).error?.code).toBe('CONFLICT');
    expect((await read('appeals { nodes { id } }')).appeals.nodes).toEqual([]);
  });

  test('reads reports, the oldest first, and closes them with a note', async () => {
    const file = async (member: Member) =>
      (await app.as(member).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'Sales' })).body;
    const { reportId: first } = await file(ada);
    const { reportId: second } = await file(ben);
    const list = (state: string, fields: string) => read(`reports(state: ${state}) { nodes { ${fields} } }`);
    const { reports } = await list(
      'OPEN',
      'id targetType targetId postId reporter author authorId reason reportedText excerpt',
    );
    const by = { author: ada.username, authorId: ada.id };
    const about = { targetType: 'POST', targetId: post.id, postId: post.id, ...by, reason: 'Sales' };
    const text = 'My helmets, half price';
    expect(reports.nodes).toEqual([
      { id: first, ...about, reporter: ada.username, reportedText: text, excerpt: text },
      { id: second, ...about, reporter: ben.username, reportedText: text, excerpt: text },
    ]);
    const close = (note: string) =>
      board.query(
        'mutation ($id: ID!, $note: String!) { closeReport(input: { reportId: $id, note: $note }) { report { resolution resolvedAt } } }',
        { id: first, note },
      );
    expect((await close(' ')).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'note' });
    expect((await close('Told Ada')).data.closeReport.report).toEqual({
      resolution: 'Told Ada',
      resolvedAt: expect.any(String),
    });
    expect((await close('Again')).error?.code).toBe('CONFLICT');
    expect((await list('OPEN', 'id')).reports.nodes).toEqual([{ id: second }]);
    expect((await list('RESOLVED', 'id resolution')).reports.nodes).toEqual([{ id: first, resolution: 'Told Ada' }]);
    expect(await lastActs(1)).toMatchObject([{ verb: 'report resolve', targetId: first, note: 'Told Ada' }]);
  });

  test('reads what is reported of groups, members and events, and takes an event down with its reports', async () => {
    const group = await app.group('Night owls', ada);
    await app.run(`update "group" set picture = 'https://pictures.example/owl.jpg' where id = $1`, group.id);
    const event = await app.event({ title: 'Lantern ride', date: '2087-01-01' });
    for (const [targetType, targetId] of [
      ['group', group.id],
      ['event', event.id],
    ])
      await app.as(ben).post('/api/reports', { targetType, targetId, reason: 'A race' });
    const fields = 'targetType path picture author postId reportedText isOfGroup';
    const reports = async () => (await read(`reports(state: OPEN) { nodes { ${fields} } }`)).reports.nodes;
    const ofGroup = {
      targetType: 'GROUP',
      path: `/groups/${group.id}`,
      picture: 'https://pictures.example/owl.jpg',
      author: null,
      postId: null,
      isOfGroup: true,
    };
    const ofEvent = {
      targetType: 'EVENT',
      path: `/events/${event.id}`,
      picture: null,
      author: null,
      postId: null,
      isOfGroup: false,
    };
    const all = await reports();
    expect(all.filter(({ targetType }: { targetType: string }) => /GROUP|EVENT/.test(targetType))).toMatchObject([
      { ...ofGroup, reportedText: expect.stringContaining('Night owls') },
      { ...ofEvent, reportedText: 'Lantern ride\nHarbour Gate' },
    ]);
    const found = async () => (await read(`content(find: "${event.id}") { nodes { isOfGroup } }`)).content.nodes;
    expect(await found()).toEqual([{ isOfGroup: false }]);
    await app.run('update event set group_id = $2 where id = $1', event.id, group.id);
    expect(await found()).toEqual([{ isOfGroup: true }]);
    expect(await reports()).toContainEqual(expect.objectContaining({ targetType: 'EVENT', isOfGroup: true }));
    expect((await read(`content(find: "${group.id}") { nodes { kind isOfGroup } }`)).content.nodes).toEqual([
      { kind: 'PICTURE', isOfGroup: true },
      { kind: 'GROUP', isOfGroup: true },
    ]);
    const { data } = await board.query(
      `mutation ($content: String!) {
        removeContent(input: { content: $content, reason: DANGER_ON_THE_ROAD, words: "A race" }) { takedown { id kind author excerpt } }
      }`,
      { content: event.id },
    );
    const { takedown } = data.removeContent;
    expect(takedown).toMatchObject({ kind: 'EVENT', author: null, excerpt: 'Lantern ride\nHarbour Gate' });
    expect(await lastActs(2)).toMatchObject([
      { verb: 'report resolve', note: 'Removed: A race' },
      { verb: 'content remove', targetId: event.id, note: 'event, danger-on-the-road: A race' },
    ]);
    expect(await reports()).toHaveLength(all.length - 1);
    await app.run(`delete from report where target_type in ('group', 'event')`);
  });

  test('warns a member, also one who has blocked the member in the same browser', async () => {
    await app.block(ada, ben);
    const warn = (id: string) =>
      board.query(
        'mutation ($id: ID!) { warnMember(input: { userId: $id, reason: HATE, words: "Stop" }) { member { takedownCount } } }',
        { id },
      );
    expect((await warn(ada.id)).data).toEqual({ warnMember: { member: { takedownCount: 1 } } });
    const { data } = await app.as(ada).query('{ viewer { takedowns { nodes { kind words } } } }');
    expect(data.viewer.takedowns.nodes).toEqual([{ kind: 'WARNING', words: 'Stop' }]);
    expect((await warn(nobodysId)).error).toMatchObject({ code: 'NOT_FOUND', message: 'Member not found' });
  });

  test('suspends a member with a reason, finds them among the suspended, and lifts the suspension', async () => {
    await app.as(ben).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'Sales' });
    await app.as(ben).post('/api/reports', { targetType: 'user', targetId: ada.id, reason: 'Rude' });
    await app.tokenOf(ada);
    const suspend = `mutation { suspendMember(input: { userId: "${ada.id}", note: "Sales" }) { member { suspendedAt } } }`;
    expect((await board.query(suspend)).data.suspendMember.member.suspendedAt).toEqual(expect.any(String));
    expect((await app.as(ada).get('/api/auth/me')).status).toBe(401);
    const { members } = await read(
      `members(state: SUSPENDED, query: "${ada.username.toUpperCase()}") { nodes { username postCount takedownCount openReportCount } }`,
    );
    expect(members.nodes).toEqual([{ username: ada.username, postCount: 1, takedownCount: 1, openReportCount: 2 }]);
    const lift = `mutation { liftSuspension(userId: "${ada.id}") { member { suspendedAt } } }`;
    expect((await board.query(lift)).data).toEqual({ liftSuspension: { member: { suspendedAt: null } } });
    expect((await read(`members(state: SUSPENDED) { nodes { id } }`)).members.nodes).toEqual([]);
    const why = 'reason: SPAM, words: "You sold helmets.", note: "Third report"';
    const again = `mutation { suspendMember(input: { userId: "${ada.id}", ${why} }) { member { id } } }`;
    expect((await board.query(again)).error).toBeNull();
    const liftFor = (note: string) =>
      board.query(`mutation { liftSuspension(userId: "${ada.id}", note: "${note}") { member { suspendedAt } } }`);
    expect((await liftFor('x'.repeat(1_001))).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'note' });
    expect((await liftFor(' Talked ')).data).toEqual({ liftSuspension: { member: { suspendedAt: null } } });
    expect(await lastActs(4)).toMatchObject([
      { verb: 'user suspend --lift', targetId: ada.id, note: 'Talked' },
      { verb: 'user suspend', targetId: ada.id, note: 'spam: You sold helmets. (note: Third report)' },
      { verb: 'user suspend --lift', targetId: ada.id, note: null },
      { verb: 'user suspend', targetId: ada.id, note: 'Sales' },
    ]);
  });

  test('lists members page by page, the newest first, and finds them by the text of their names', async () => {
    const all = await read('members(first: 2) { nodes { id } pageInfo { hasNextPage endCursor } }');
    expect(all.members.nodes).toEqual([{ id: ben.id }, { id: ada.id }]);
    const none = await read('members(query: "%") { nodes { id } }');
    expect(none.members.nodes).toEqual([]);
  });

  test('reads each open report once for a page of members, however many are about others', async () => {
    for (let index = 0; index < 5; index += 1) await app.member(`member${index}of${round}`);
    await app.run(
      `insert into report (id, reporter_id, target_type, target_id, reason)
       select gen_random_uuid(), $1, (array['post', 'comment', 'moment', 'user'])[n % 4 + 1], gen_random_uuid(), 'Spam' from generate_series(1, 200) n`,
      ben.id,
    );
    const runs = await runsOf(app, 'operator.members', () => read('members(first: 20) { nodes { openReportCount } }'));
    expect(runs).toHaveLength(1);
    for (const run of runs) expect(await rowsRead(app, run, 'report')).toBeLessThanOrEqual(200);
  });

  test('reads failed jobs, retries one and discards one', async () => {
    const { jobs } = app.backend.services;
    const fail = async () => {
      await app.run(`delete from jobs.job`).catch(() => undefined);
      await jobs.add(deleteHiddenAccount, nobodysId, { userId: nobodysId });
      await app.run(`update jobs.job set name = 'dead-letters', source_name = name where name = 'accounts.delete'`);
      return (await read('failedJobs { id name error failedAt }')).failedJobs[0];
    };
    const job = await fail();
    expect(job).toMatchObject({ name: 'accounts.delete', failedAt: expect.any(String) });
    const retry = `mutation { retryJob(jobId: "${job.id}") { retriedJobId } }`;
    expect((await board.query(retry)).data).toEqual({ retryJob: { retriedJobId: job.id } });
    expect((await board.query(retry)).error?.code).toBe('NOT_FOUND');
    const other = await fail();
    const discard = `mutation { discardJob(jobId: "${other.id}") { discardedJobId } }`;
    expect((await board.query(discard)).data).toEqual({ discardJob: { discardedJobId: other.id } });
    await fail();
    const all = await board.query('mutation { retryJobs { retriedCount } }');
    expect(all.data).toEqual({ retryJobs: { retriedCount: 1 } });
    expect((await read('failedJobs { id }')).failedJobs).toEqual([]);
    expect((await app.as(ada).query('mutation { retryJobs { retriedCount } }')).error?.code).toBe('FORBIDDEN');
    expect(await lastActs(3)).toMatchObject([{ verb: 'job retry' }, { verb: 'job discard' }, { verb: 'job retry' }]);
  });
});

describe('without a session of the board', () => {
  test('nobody removes content, also the author of it', async () => {
    for (const caller of [app.as(null), app.as(ada)]) {
      expect((await remove(post.id, caller)).error).toEqual({
        code: 'FORBIDDEN',
        message: 'Only an operator can do this',
      });
    }
    expect(await isSeen()).toBe(true);
    expect((await app.as(ada).query('{ operator { takedowns { nodes { id } } } }')).data).toEqual({ operator: null });
  });
});
