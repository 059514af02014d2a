import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { runs } from '../test/runs.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let climbers: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  climbers = await app.group('Climbers', ada, ben);
});
beforeEach(() => app.run('delete from post'));

const document = `query (
  $from: DateTime, $to: DateTime, $groupId: ID, $type: String, $minimumDistance: Float, $maximumDistance: Float,
  $followedGoing: Boolean, $first: Int = 20, $after: String
) {
  rides(
    from: $from, to: $to, groupId: $groupId, type: $type, minimumDistance: $minimumDistance,
    maximumDistance: $maximumDistance, followedGoing: $followedGoing, first: $first, after: $after
  ) {
    nodes { id content ride { startsAt } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

interface Page {
  nodes: { id: string; content: string; ride: { startsAt: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

async function page(viewer: Member | null, variables: object = {}): Promise<Page> {
  const { data, error } = await app.as(viewer).query(document, variables);
  expect(error).toBeNull();
  return data.rides;
}

const contentsOf = async (viewer: Member | null, variables: object = {}) =>
  (await page(viewer, variables)).nodes.map(({ content }) => content);

const setType = (ride: Made, type: string) => app.run('update ride set type = $2 where id = $1', ride.id, type);

describe('the calendar of rides', () => {
  test('holds what is to come, soonest first, wherever on earth it is', async () => {
    await app.ride(ada, { content: 'third', date: '2086-01-02', time: '00:00', timeZone: 'America/New_York' });
    await app.ride(ada, { content: 'first', date: '2086-01-02', time: '01:00', timeZone: 'Pacific/Kiritimati' });
    await app.ride(ben, { content: 'second', date: '2086-01-01', time: '23:00', timeZone: 'UTC' });
    await app.ride(ada, { content: 'past', date: '2020-01-01' });
    await app.ride(ada, { content: 'some day', date: null, time: null });
    await app.post(ada, { content: 'plain' });
    for (const viewer of [ada, ben, null]) expect(await contentsOf(viewer)).toEqual(['first', 'second', 'third']);
  });

  test('holds a span: from its first instant on, up to but not at its last', async () => {
    for (const hour of ['06:00', '07:00', '08:00'])
      await app.ride(ada, { content: hour, date: '2086-01-01', time: hour });
    const at = (hour: string) => `2086-01-01T${hour}:00.000Z`;
    expect(await contentsOf(null, { from: at('07:00') })).toEqual(['07:00', '08:00']);
    expect(await contentsOf(null, { to: at('07:00') })).toEqual(['06:00']);
    expect(await contentsOf(null, { from: at('06:00'), to: at('08:00') })).toEqual(['06:00', '07:00']);
    expect(await contentsOf(null, { from: '2086-01-01T02:00:00-05:00' })).toEqual(['07:00', '08:00']);
  });

  test('reaches into the past where it is asked to', async () => {
    await app.ride(ada, { content: 'past', date: '2020-01-01' });
    await app.ride(ada, { content: 'to come', date: '2086-01-01' });
    expect(await contentsOf(null, { from: '2019-01-01T00:00:00Z' })).toEqual(['past', 'to come']);
    const whole = { from: '0000-01-01T00:00:00Z', to: '9999-12-31T23:59:59-12:00' };
    expect(await contentsOf(null, whole)).toEqual(['past', 'to come']);
    expect(await contentsOf(null, { from: whole.to })).toEqual([]);
  });

  test('may be that of a group, or of one type whatever its case', async () => {
    const gravel = await app.ride(ada, { content: 'gravel', date: '2086-01-01', groupId: climbers.id });
    await setType(gravel, 'gravel');
    await app.ride(ada, { content: 'road', date: '2086-01-02', groupId: climbers.id });
    await app.ride(ada, { content: 'elsewhere', date: '2086-01-03' });
    expect(await contentsOf(null, { groupId: climbers.id })).toEqual(['gravel', 'road']);
    expect(await contentsOf(null, { groupId: climbers.id.toUpperCase() })).toEqual(['gravel', 'road']);
    expect(await contentsOf(null, { groupId: climbers.id, type: ' GRAVEL' })).toEqual(['gravel']);
    expect(await contentsOf(null, { type: 'road' })).toEqual(['road', 'elsewhere']);
    expect(await contentsOf(null, { type: 'penny-farthing' })).toEqual([]);
  });

  test('may be that of distances, both ends included', async () => {
    for (const distance of [10, 20.5, 40])
      await app.ride(ada, { content: `${distance} miles`, date: '2086-01-01', distance });
    expect(await contentsOf(null, { minimumDistance: 20.5 })).toEqual(['20.5 miles', '40 miles']);
    expect(await contentsOf(null, { maximumDistance: 20.5 })).toEqual(['10 miles', '20.5 miles']);
    expect(await contentsOf(null, { minimumDistance: 11, maximumDistance: 39 })).toEqual(['20.5 miles']);
    expect(await contentsOf(null, { minimumDistance: 0, maximumDistance: 1e300 })).toHaveLength(3);
  });

  test('may be that of those whom the viewer follows: as far as they may read it, page by page', async () => {
    const { cleo, dora, edda } = await app.cast('cleo', 'dora', 'edda');
    await app.follow(cleo, dora);
    await app.follow(cleo, edda);
    const going = async (content: string, author: Member, options: object, ...riders: Member[]) => {
      const ride = await app.ride(author, { content, date: '2086-01-01', ...options });
      for (const rider of riders) await app.participate(ride, rider);
    };
    await going('both', ada, { time: '07:00' }, dora, edda);
    await going('by edda', edda, { time: '08:00' });
    await going('others', ada, { time: '09:00' }, ben, cleo);
    await going('hidden', ada, { time: '10:00', privacy: 'private' }, dora);
    await going('past', ada, { date: '2020-01-01' }, dora);
    const followed = { followedGoing: true };
    expect(await contentsOf(cleo, followed)).toEqual(['both', 'by edda']);
    expect(await contentsOf(cleo, { followedGoing: false })).toEqual(['both', 'by edda', 'others']);
    expect(await contentsOf(dora, followed)).toEqual([]);
    expect(await contentsOf(null, followed)).toEqual([]);
    const { nodes, pageInfo } = await page(cleo, { ...followed, first: 1 });
    expect([nodes.map(({ content }) => content), pageInfo.hasNextPage]).toEqual([['both'], true]);
    expect(await contentsOf(cleo, { ...followed, first: 1, after: pageInfo.endCursor })).toEqual(['by edda']);
    const faces = async (viewer: Member | null) => {
      const { data } = await app
        .as(viewer)
        .query('{ rides(first: 1) { nodes { ride { followedParticipants(first: 5) { nodes { username } } } } } }');
      return data.rides.nodes[0].ride.followedParticipants.nodes.map(({ username }: Member) => username);
    };
    expect(await faces(cleo)).toEqual(['dora', 'edda']);
    expect(await faces(dora)).toEqual([]);
    expect(await faces(null)).toEqual([]);
    await app.run('insert into account_deletion (user_id) values ($1)', dora.id);
    await going('by dora’s friend', ada, { time: '11:00' }, dora);
    expect(await contentsOf(cleo, followed)).toEqual(['both', 'by edda']);
    await app.run('delete from account_deletion');
  });

  test('leaves out what the viewer may not see, and those whom they have muted', async () => {
    await app.ride(ada, { content: 'for all', date: '2086-01-01' });
    await app.ride(ada, { content: 'for the group', date: '2086-01-02', privacy: 'group', groupId: climbers.id });
    await app.ride(ada, { content: 'for me', date: '2086-01-03', privacy: 'private' });
    expect(await contentsOf(ada)).toEqual(['for all', 'for the group', 'for me']);
    expect(await contentsOf(ben)).toEqual(['for all', 'for the group']);
    expect(await contentsOf(null)).toEqual(['for all']);
    await app.mute(ben, ada);
    expect(await contentsOf(ben)).toEqual([]);
    await app.run('delete from mute');
  });

  test('refuses cursors of other lists, pages of impossible sizes and instants that are none', async () => {
    for (const variables of [
      { after: 'x' },
      { first: 0 },
      { first: 101 },
      { from: 'tomorrow' },
      { to: '2086-01-01' },
      { type: 'x'.repeat(41) },
      { type: 'nul\u0000' },
    ]) {
      expect((await app.as(null).query(document, variables)).error?.code).toBe('BAD_USER_INPUT');
    }
  });
});

// Many rides start on the same day. Every third is private, every fourth is in the past.
interface Planned {
  day: number;
  isPrivate: boolean;
  isPast: boolean;
}
const planned = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  isPrivate: fc.boolean(),
  isPast: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
});

const plan = ({ day, isPrivate, isPast }: Planned) =>
  app.ride(ada, {
    date: `${isPast ? 2020 : 2086}-01-0${day}`,
    privacy: isPrivate ? 'private' : 'public',
    content: `day ${day}`,
  });

/** Reads all pages in order. `interlude` may change rides between two pages. */
async function readAll(viewer: Member | null, first: number, interlude: () => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Page = await page(viewer, { first, after });
    expect(nodes.length).toBeLessThanOrEqual(first);
    seen.push(...nodes.map(({ id }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    if (after) await interlude();
  } while (after);
  return seen;
}

const inOrder = async (viewer: Member | null) => {
  const rows = await app.run<Made>(
    `select r.id from ride r join post p on p.id = r.id
     where r.starts_at >= now() and (p.privacy = 'public' or p.author_id = $1) order by r.starts_at, r.id`,
    viewer?.id ?? null,
  );
  return rows.map(({ id }) => id);
};

test('all pages in a row are all that is to come and may be seen, once each and in order', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.array(planned, { maxLength: 14 }),
    fc.integer({ min: 1, max: 5 }),
    async (plans, first) => {
      await app.run('delete from post');
      for (const each of plans) await plan(each);
      for (const viewer of [ada, ben, null]) expect(await readAll(viewer, first)).toEqual(await inOrder(viewer));
    },
  );
  await fc.assert(property, { numRuns: runs(3) });
});

test('what stays is met once and in order, whatever comes and goes between the pages', {
  timeout: 300_000,
}, async () => {
  const change = fc.oneof(
    planned.map((each) => ({ add: each })),
    fc.nat({ max: 30 }).map((index) => ({ removeAt: index })),
  );
  const property = fc.asyncProperty(
    fc.array(planned, { minLength: 3, maxLength: 12 }),
    fc.array(change, { maxLength: 8 }),
    fc.integer({ min: 1, max: 4 }),
    async (plans, changes, first) => {
      await app.run('delete from post');
      for (const each of plans) await plan(each);
      const before = await inOrder(ada);
      const waiting = [...changes];
      const seen = await readAll(ada, first, async () => {
        const next = waiting.shift();
        if (next && 'add' in next) await plan(next.add);
        else if (next) await app.run('delete from post where id = $1', before[next.removeAt % before.length]);
      });
      const after = new Set(await inOrder(ada));
      expect(new Set(seen).size).toBe(seen.length);
      const stayed = before.filter((id) => after.has(id));
      expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
    },
  );
  await fc.assert(property, { numRuns: runs(3) });
});

test('a further page goes on behind its cursor, though what follows has started since', async () => {
  for (const isPast of [true, false]) for (const day of [1, 2]) await plan({ day, isPrivate: false, isPast });
  const first = await page(null, { first: 1, from: '2019-01-01T00:00:00Z' });
  const rest = await page(null, { after: first.pageInfo.endCursor });
  expect(rest.pageInfo.hasPreviousPage).toBe(true);
  expect(rest.nodes.map(({ ride }) => ride.startsAt.slice(0, 10))).toEqual(['2020-01-02', '2086-01-01', '2086-01-02']);
  const toCome = await page(null, { after: first.pageInfo.endCursor, from: '2085-01-01T00:00:00Z' });
  expect(toCome.nodes).toEqual(rest.nodes.slice(1));
});

describe('the SQL of a page of rides with those who take part and what they have shared', () => {
  const everything = `query ($first: Int!) {
    rides(first: $first) { nodes {
      id content author { username } group { name } likeCount viewerHasLiked viewerCanEdit
      ride {
        distance isCompleted visibility participantCount viewerIsParticipating viewerHasSaved momentCount
        participants(first: 3) { nodes { username viewerIsFollowing } }
        moments(first: 3) { nodes { description author { username } location { address } viewerCanDelete ride { id } } }
      }
    } }
  }`;

  test('is as much for two rides as for fifty', async () => {
    for (let index = 0; index < 50; index += 1) {
      const { id } = await app.ride(index % 2 ? ada : ben, { date: '2086-01-01', groupId: climbers.id });
      await app.moment(ada, { id });
      await app.moment(ben, { id });
    }
    const cost = (first: number) =>
      countSql(app, async () => {
        const { data, error } = await app.as(ada).query(everything, { first });
        expect(error).toBeNull();
        expect(data.rides.nodes).toHaveLength(first);
      });
    // Two rides already have both authors, and the loader reads each author once.
    await cost(2);
    const costs = [await cost(2), await cost(10), await cost(50)];
    expect(new Set(costs)).toEqual(new Set([11]));
  });
});
