import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { openBoard } from '../test/boards.ts';
import type { Made, Member } from '../test/factories.ts';
import { startApp } from '../test/harness.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"notices":40}' });
const visitor = () => app.as(null);
let ben: Member;
let cleo: Member;
let post: Made;
let secret: Made;
let group: Made;
let event: Made;
beforeAll(async () => {
  ({ ben, cleo } = await app.cast('ben', 'cleo'));
  group = await app.group('Climbers', ben);
  event = await app.event({ date: '2086-05-01' });
  post = await app.post(ben, { content: 'Cheap helmets' });
  secret = await app.ride(ben, { date: '2086-05-01', privacy: 'group', groupId: group.id });
});
beforeEach(() => app.run('delete from report'));

const file = (input: object, as: Member | null = null) =>
  app.as(as).query('mutation ($input: NoticeInput!) { fileNotice(input: $input) { receipt } }', {
    input: { targetType: 'POST', targetId: post.id, reason: 'My bicycle is in the picture', ...input },
  });
const receiptOf = async (input: object = {}): Promise<string> => (await file(input)).data.fileNotice.receipt;
const check = (receipt: string) =>
  visitor().query('mutation ($receipt: String!) { checkNotice(receipt: $receipt) { targetType state decidedAt } }', {
    receipt,
  });
const stateOf = async (receipt: string) => (await check(receipt)).data.checkNotice.state;

test('a visitor reports what visitors can see, and keeps a receipt that no table contains', async () => {
  for (const [targetType, targetId] of [
    ['POST', post.id],
    ['USER', ben.id],
    ['GROUP', group.id],
    ['EVENT', event.id],
  ]) {
    const receipt = await receiptOf({ targetType, targetId });
    expect(receipt).toMatch(/^[\w-]{43}$/);
    expect((await check(receipt)).data).toEqual({ checkNotice: { targetType, state: 'OPEN', decidedAt: null } });
    expect(JSON.stringify(await app.run('select * from report'))).not.toContain(receipt);
  }
});

test('what visitors cannot see is NOT_FOUND, for a member too', async () => {
  for (const targetId of [secret.id, newId(), 'nowhere'])
    for (const who of [null, ben])
      expect((await file({ targetId }, who)).error).toMatchObject({ code: 'NOT_FOUND', message: 'Post not found' });
  expect(await app.run('select from report')).toEqual([]);
});

test('a hidden group and the event of a closed one are NOT_FOUND', async () => {
  await app.run('update event set group_id = $1 where id = $2', group.id, event.id);
  for (const [kind, targetType, message] of [
    ['hidden', 'GROUP', 'Group not found'],
    ['hidden', 'EVENT', 'Event not found'],
    ['closed', 'EVENT', 'Event not found'],
  ]) {
    await app.run('update "group" set kind = $1 where id = $2', kind, group.id);
    const { error } = await file({ targetType, targetId: targetType === 'GROUP' ? group.id : event.id });
    expect(error).toMatchObject({ code: 'NOT_FOUND', message });
  }
  expect(await receiptOf({ targetType: 'GROUP', targetId: group.id })).toMatch(/^[\w-]{43}$/);
  await app.run(`update "group" set kind = 'open' where id = $1`, group.id);
  await app.run('update event set group_id = null where id = $1', event.id);
});

test('needs a reason of 1 to 1,000 characters', async () => {
  expect((await file({ reason: ' ' })).error).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Please give a reason',
  });
  expect((await file({ reason: 'x'.repeat(1001) })).error).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a repeated request files one report, and its latest receipt counts', async () => {
  const id = newId();
  const [first, second] = [await receiptOf({ id }), await receiptOf({ id: id.toUpperCase() })];
  expect(await app.run('select from report')).toHaveLength(1);
  expect((await check(first)).error).toMatchObject({ code: 'NOT_FOUND', message: 'Receipt not found' });
  expect(await stateOf(second)).toBe('OPEN');
});

test('an id of other content or of a member’s report is taken', async () => {
  const id = newId();
  const receipt = await receiptOf({ id });
  expect((await file({ id, reason: 'Other words' })).error).toMatchObject({ code: 'CONFLICT' });
  expect((await file({ id, targetType: 'USER', targetId: ben.id })).error).toMatchObject({ code: 'CONFLICT' });
  expect(await stateOf(receipt)).toBe('OPEN');
  const { body } = await app.as(cleo).post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'Sales' });
  expect((await file({ id: body.reportId, reason: 'Sales' })).error).toMatchObject({ code: 'CONFLICT' });
  expect(await app.run('select from report where reporter_id = $1', cleo.id)).toHaveLength(1);
});

test('a target has 5 open notices, all together 1,000, and a repeated request still succeeds', async () => {
  const id = newId();
  await receiptOf({ id });
  const fill = (targetId: string, count: number) =>
    app.run(
      `insert into report (id, receipt_hash, target_type, target_id, reason)
       select new_id(), n, 'post', $1, 'Look' from generate_series(1, $2::int) n`,
      targetId,
      count,
    );
  await fill(post.id, 4);
  const full = { code: 'CONFLICT', message: expect.stringMatching(/^Visitors have reported this several times/) };
  expect((await file({ targetId: post.id.toUpperCase() })).error).toMatchObject(full);
  expect(await receiptOf({ id })).toMatch(/^[\w-]{43}$/);
  await fill(newId(), 995);
  const buried = { code: 'CONFLICT', message: expect.stringMatching(/^Too many reports of visitors wait/) };
  expect((await file({ targetType: 'USER', targetId: ben.id })).error).toMatchObject(buried);
  const { status } = await app
    .as(cleo)
    .post('/api/reports', { targetType: 'post', targetId: post.id, reason: 'Sales' });
  expect(status).toBe(201);
  await app.run(`update report set resolved_at = now(), resolution = 'Kept' where id = $1`, id);
  expect(await receiptOf()).toMatch(/^[\w-]{43}$/);
});

test('an unknown receipt and one that is none are NOT_FOUND', async () => {
  for (const receipt of ['x'.repeat(43), 'x', '', "'", 'ä'.repeat(43)])
    expect((await check(receipt)).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('the operator reads the report of a visitor, and the receipt shows the decision', async () => {
  const board = app.with(await openBoard(app));
  const [kept, removed] = [await receiptOf(), await app.post(ben, { content: 'Cheaper helmets' })];
  const other = await receiptOf({ targetId: removed.id });
  const { data } = await board.query('{ operator { reports { nodes { id reporter author reason } } } }');
  const { nodes } = data.operator.reports;
  expect(nodes).toMatchObject([{ reporter: null, author: ben.username }, { reporter: null }]);
  const close = 'mutation ($id: ID!) { closeReport(input: { reportId: $id, note: "Looked at" }) { report { id } } }';
  for (const { id } of nodes) await board.query(close, { id });
  await app.run('delete from post where id = $1', removed.id);
  expect(await stateOf(kept)).toBe('KEPT');
  expect(await stateOf(other)).toBe('REMOVED');
  expect((await check(kept)).data.checkNotice.decidedAt).not.toBeNull();
});

test('an address files ten reports an hour', async () => {
  const strict = await startApp();
  try {
    const codes = [];
    for (let time = 0; time < 11; time++) {
      const input = { targetType: 'POST', targetId: post.id, reason: 'Look' };
      const document = 'mutation ($input: NoticeInput!) { fileNotice(input: $input) { receipt } }';
      codes.push((await strict.as(null).query(document, { input })).error?.code);
    }
    expect(codes).toEqual([...Array(10).fill('NOT_FOUND'), 'RATE_LIMITED']);
  } finally {
    await strict.close();
  }
});
