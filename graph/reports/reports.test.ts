import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const nobodysId = '0199a000-0000-7000-8000-000000000000';

type Kind = 'post' | 'comment' | 'moment' | 'user' | 'group' | 'event';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let open: Record<Kind, string>;
let closed: Record<Exclude<Kind, 'user'>, string>;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  const group = await app.group('Climbers', ben, cleo);
  const ride = await app.ride(ben, { date: '2086-05-01' });
  const groupRide = await app.ride(ben, { date: '2086-05-01', privacy: 'group', groupId: group.id });
  const hidden = await app.group('Night owls', ben, cleo);
  await app.run(`update "group" set kind = 'hidden' where id = $1`, hidden.id);
  const [event, ofHidden] = [await app.event({ date: '2086-05-02' }), await app.event({ date: '2086-05-03' })];
  await app.run('update event set group_id = $1 where id = $2', hidden.id, ofHidden.id);
  open = {
    post: ride.id,
    comment: await comment(ride, ben),
    moment: await moment(ride, ben),
    user: ben.id,
    group: group.id,
    event: event.id,
  };
  closed = {
    post: groupRide.id,
    comment: await comment(groupRide, ben),
    moment: await moment(groupRide, ben),
    group: hidden.id,
    event: ofHidden.id,
  };
});
beforeEach(() => app.run('delete from report'));

async function comment(post: Made, author: Member): Promise<string> {
  const id = newId();
  const sql = `insert into comment (id, post_id, author_id, content) values ($1, $2, $3, 'Chapeau')`;
  await app.run(sql, id, post.id, author.id);
  return id;
}

async function moment(ride: Made, author: Member): Promise<string> {
  const id = newId();
  const sql = `insert into moment (id, post_id, author_id, description, timestamp) values ($1, $2, $3, 'Flat', now())`;
  await app.run(sql, id, ride.id, author.id);
  return id;
}

interface Input {
  id?: string;
  targetType: string;
  targetId: string;
  reason: string;
}

const document = 'mutation ($input: ReportInput!) { report(input: $input) { reportId } }';
const doors = [
  {
    name: 'REST',
    async file(member: Member | null, input: Input) {
      const { status, body } = await app.as(member).post('/api/reports', input);
      return status === 201 ? { fault: null, reportId: body.reportId } : { fault: body, reportId: null };
    },
  },
  {
    name: 'GraphQL',
    async file(member: Member | null, input: Input) {
      const targetType = input.targetType.toUpperCase();
      const { data, error } = await app.as(member).query(document, { input: { ...input, targetType } });
      const fault = error && { code: error.code, message: error.message };
      return { fault, reportId: data?.report?.reportId ?? null };
    },
  },
];

const rows = () =>
  app.run<{ id: string; reporter_id: string; target_type: Kind; target_id: string; reason: string }>(
    'select id, reporter_id, target_type, target_id, reason from report order by id',
  );
const kinds = ['post', 'comment', 'moment', 'user', 'group', 'event'] as const;

describe.each(doors)('report by $name', ({ file }) => {
  test.each(kinds)('files a %s with its reason, blanks at the ends left out', async (targetType) => {
    const { reportId } = await file(ada, { targetType, targetId: open[targetType], reason: '  Sells helmets \n' });
    expect(await rows()).toEqual([
      {
        id: reportId,
        reporter_id: ada.id,
        target_type: targetType,
        target_id: open[targetType],
        reason: 'Sells helmets',
      },
    ]);
  });

  test('needs a reason of 1 to 1,000 characters', async () => {
    const give = (reason: string) => file(ada, { targetType: 'user', targetId: ben.id, reason });
    for (const blank of ['', ' \n\t ']) {
      expect((await give(blank)).fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Please give a reason' });
    }
    const tooLong = { code: 'BAD_USER_INPUT', message: 'reason must have at most 1,000 characters' };
    expect((await give('🚴'.repeat(1001))).fault).toMatchObject(tooLong);
    expect((await give('🚴'.repeat(1000))).fault).toBeNull();
    expect(await rows()).toHaveLength(1);
  });

  test('of what does not exist, or is of another kind, is NOT_FOUND', async () => {
    const nouns = { post: 'Post', comment: 'Comment', moment: 'Moment', user: 'User', group: 'Group', event: 'Event' };
    for (const targetType of kinds) {
      for (const targetId of [nobodysId, 'nowhere', targetType === 'user' ? open.post : ben.id]) {
        const { fault } = await file(ada, { targetType, targetId, reason: 'Odd' });
        expect(fault).toEqual({ code: 'NOT_FOUND', message: `${nouns[targetType]} not found` });
      }
    }
    expect(await rows()).toEqual([]);
  });

  test.each(['post', 'comment', 'moment'] as const)('of a %s that one cannot see is NOT_FOUND', async (targetType) => {
    const input = { targetType, targetId: closed[targetType], reason: 'Odd' };
    expect((await file(ada, input)).fault?.code).toBe('NOT_FOUND');
    expect((await file(cleo, input)).fault).toBeNull();
    await app.as(cleo).post(`/api/users/${ben.id}/mute`);
    expect((await file(cleo, input)).fault?.code).toBe('NOT_FOUND');
    await app.as(cleo).delete(`/api/users/${ben.id}/mute`);
  });

  test.each(['group', 'event'] as const)('of a hidden %s is for its members', async (targetType) => {
    const input = { targetType, targetId: closed[targetType], reason: 'Odd' };
    expect((await file(ada, input)).fault?.code).toBe('NOT_FOUND');
    expect((await file(cleo, input)).fault).toBeNull();
  });

  test('of a closed group is for all, and of its events for its members', async () => {
    await app.run(`update "group" set kind = 'closed' where id = $1`, closed.group);
    const codeOf = async (targetType: 'group' | 'event', member: Member) =>
      (await file(member, { targetType, targetId: closed[targetType], reason: 'Odd' })).fault?.code;
    expect([await codeOf('group', ada), await codeOf('event', ada)]).toEqual([undefined, 'NOT_FOUND']);
    expect([await codeOf('group', cleo), await codeOf('event', cleo)]).toEqual([undefined, undefined]);
    await app.run(`update "group" set kind = 'hidden' where id = $1`, closed.group);
  });

  test.each(kinds)('takes a public %s whatever mutes and blocks there are', async (targetType) => {
    const input = { targetType, targetId: open[targetType], reason: 'Doxing' };
    for (const [blocker, blocked] of [
      [ben, cleo],
      [cleo, ben],
    ] as const) {
      await app.block(blocker, blocked);
      expect((await file(cleo, input)).fault).toBeNull();
      await app.run('delete from block');
      await app.run('delete from report');
    }
    await app.mute(cleo, ben);
    expect((await file(cleo, input)).fault).toBeNull();
    await app.run('delete from mute');
  });

  test('takes what a blocker wrote under a post of the blocked member, who does not see it', async () => {
    const ride = await app.ride(cleo, { date: '2086-05-01' });
    const targets = [
      ['comment', await comment(ride, ben)],
      ['moment', await moment(ride, ben)],
    ] as const;
    await app.block(ben, cleo);
    for (const [targetType, targetId] of targets) {
      expect((await file(cleo, { targetType, targetId, reason: 'Odd' })).fault).toBeNull();
      expect((await file(ada, { targetType, targetId, reason: 'Odd' })).fault?.code).toBe('NOT_FOUND');
    }
    await app.run('delete from block');
  });

  test('of a target with an open report of the same member answers the first, at once and one after another', async () => {
    const input = { targetType: 'post', targetId: open.post, reason: 'Odd' };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => file(ada, input)));
    expect(others).toEqual([first, first]);
    expect(await file(ada, { ...input, id: newId(), reason: 'More' })).toEqual(first);
    expect((await file(cleo, input)).reportId).not.toBe(first?.reportId);
    expect(await rows()).toHaveLength(2);
    await app.run(`update report set resolved_at = now(), resolution = 'Spoken to'`);
    expect((await file(ada, input)).reportId).not.toBe(first?.reportId);
  });

  test('again under the same id answers the first report, even when its target is gone', async () => {
    const { id: targetId } = await app.post(ben);
    const input = { id: newId(), targetType: 'post', targetId, reason: 'Odd' };
    const first = await file(ada, input);
    expect(first).toEqual({ fault: null, reportId: input.id });
    await app.as(ben).delete(`/api/posts/${targetId}`);
    expect(await file(ada, { ...input, id: input.id.toUpperCase(), reason: 'Other' })).toEqual(first);
    expect((await rows()).map(({ reason }) => reason)).toEqual(['Odd']);
  });

  test('under an id of somebody else is a conflict, at once and one after another', async () => {
    const input = { id: newId(), targetType: 'user', targetId: ben.id, reason: 'Odd' };
    const answers = await Promise.all([ada, cleo, ada, cleo].map((member) => file(member, input)));
    const codes = answers.map(({ fault }) => fault?.code ?? 'filed');
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'filed', 'filed']);
    expect(codes[0]).toBe(codes[2]);
    expect(await rows()).toHaveLength(1);
    expect((await file(ben, input)).fault).toMatchObject({ code: 'CONFLICT', message: 'This id is taken' });
  });

  test('is refused while the member has 50 open ones, even to those who file at once', async () => {
    await app.run(
      `insert into report (id, reporter_id, target_type, target_id, reason, created_at)
       select gen_random_uuid(), $1, 'post', gen_random_uuid(), 'Odd', now() from generate_series(1, 49)`,
      ada.id,
    );
    const inputs = kinds.map((targetType) => ({ targetType, targetId: open[targetType], reason: 'Odd' }));
    const answers = await Promise.all(inputs.map((input) => file(ada, input)));
    const message = 'You have 50 open reports, which is the maximum: wait until the operator has closed one';
    expect(answers.flatMap(({ fault }) => fault ?? [])).toMatchObject(
      Array(kinds.length - 1).fill({ code: 'CONFLICT', message }),
    );
    expect(await rows()).toHaveLength(50);
    const filed = inputs[answers.findIndex(({ fault }) => !fault)];
    if (!filed) throw new Error('One of them is filed');
    expect((await file(ada, filed)).fault).toBeNull();
    expect((await file(cleo, filed)).fault).toBeNull();
    await app.run(`update report set resolved_at = now(), resolution = 'Seen' where reporter_id = $1`, ada.id);
    expect((await file(ada, filed)).fault).toBeNull();
  });

  test('is refused to visitors', async () => {
    const { fault } = await file(null, { targetType: 'user', targetId: ben.id, reason: 'Odd' });
    expect(fault).toEqual({ code: 'UNAUTHENTICATED', message: 'Authentication required' });
  });
});

describe('POST /api/reports', () => {
  const send = (body: object) => app.as(ada).post('/api/reports', body);

  test('takes a ride as the post that it is', async () => {
    const { status, body } = await send({ targetType: 'ride', targetId: open.post, reason: 'Odd' });
    expect([status, body]).toEqual([201, { reportId: expect.any(String) }]);
    expect(await rows()).toMatchObject([{ target_type: 'post', target_id: open.post }]);
  });

  test('names what is missing or unknown', async () => {
    const good = { targetType: 'user', targetId: ben.id, reason: 'Odd' };
    const messageOf = async (body: object) => {
      const answer = await send(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
      return answer.body.message;
    };
    const unknownType = "targetType must be 'post', 'comment', 'moment', 'user', 'group' or 'event'";
    for (const targetType of [undefined, 'POST', 'route', '', 1, null]) {
      expect(await messageOf({ ...good, targetType })).toBe(unknownType);
    }
    for (const targetId of [undefined, '', null]) {
      expect(await messageOf({ ...good, targetId })).toBe('targetId is required');
    }
    for (const reason of [undefined, null]) expect(await messageOf({ ...good, reason })).toBe('Please give a reason');
    expect(await messageOf({ ...good, id: 'mine' })).toBe('id must be a UUID');
  });
});

test('nobody is told of a report, the reported one included', async () => {
  await app.as(ada).post('/api/reports', { targetType: 'user', targetId: ben.id, reason: 'Smells of chain oil' });
  const { data } = await app.as(null).query('{ __schema { types { name } } }');
  const types = data.__schema.types.map(({ name }: { name: string }) => name);
  // Those of operators are the board's: `board.test.ts` tests that nobody else reads them.
  const ofOperators = ['OperatorReport', 'OperatorReportConnection', 'OperatorReportEdge', 'ReportState'];
  const ofClosing = ['CloseReportInput', 'CloseReportPayload'];
  const ofMembers = ['ReportInput', 'ReportPayload', 'ReportTarget'];
  expect(types.filter((name: string) => /report/i.test(name)).toSorted()).toEqual(
    [...ofOperators, ...ofClosing, ...ofMembers].toSorted(),
  );
  for (const path of ['/api/reports', `/api/reports/${ben.id}`, `/api/users/${ben.id}/reports`]) {
    expect((await app.as(ben).get(path)).status).toBe(404);
  }
});
