import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { momentPages } from '../model/moments/momentRows.ts';
import type { Made, Member } from '../test/factories.ts';
import { momentDoors } from '../test/momentDoors.ts';
import { runs } from '../test/runs.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
let outsider: Member;
let climbers: Made;
let ride: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, outsider } = await app.cast('ada', 'ben', 'cleo', 'outsider'));
  climbers = await app.group('Climbers', ada, ben);
});
beforeEach(async () => {
  ride = await app.ride(ada, { date: '2086-01-01', groupId: climbers.id });
});

const at = (minute: number) => new Date(Date.UTC(2026, 5, 13, 8, minute));
const document = `query ($id: ID!, $first: Int = 20, $after: String) { post(id: $id) { ride {
  momentCount
  moments(first: $first, after: $after) {
    nodes { id description viewerCanDelete }
    pageInfo { hasNextPage endCursor }
  }
} } }`;

interface MomentsPage {
  momentCount: number;
  moments: {
    nodes: { id: string; description: string; viewerCanDelete: boolean }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const page = async (viewer: Member | null, variables: object = {}): Promise<MomentsPage> => {
  const { data, error } = await app.as(viewer).query(document, { id: ride.id, ...variables });
  expect(error).toBeNull();
  return data.post.ride;
};

describe.each(momentDoors)('the moments of a ride by $name', ({ list }) => {
  const told = async (viewer: Member | null, id = ride.id) =>
    (await list(app.as(viewer), id))?.map(({ description }) => description);

  test('come in the order in which they happened, whenever they were shared', async () => {
    for (const minute of [30, 10, 20]) await app.moment(ben, ride, { description: `${minute}`, timestamp: at(minute) });
    expect(await told(null)).toEqual(['10', '20', '30']);
    expect(await told(null, ride.id.toUpperCase())).toEqual(['10', '20', '30']);
  });

  test('are none at first, and none of a ride that is not there', async () => {
    expect(await told(null)).toEqual([]);
    for (const id of ['0199a000-0000-7000-8000-000000000000', 'nowhere']) {
      expect(await list(app.as(null), id)).toBeNull();
    }
  });

  test('are read by whoever may read the ride, taking part or not', async () => {
    await app.participate(ride, cleo);
    await app.moment(cleo, ride, { description: 'Here' });
    const readers = async () => {
      const found: string[] = [];
      for (const viewer of [ada, ben, cleo, outsider, null]) {
        if ((await told(viewer))?.includes('Here')) found.push(viewer?.username ?? 'visitor');
      }
      return found;
    };
    const show = (privacy: string) => app.as(ada).put(`/api/posts/${ride.id}`, { privacy });
    expect(await readers()).toEqual(['ada', 'ben', 'cleo', 'outsider', 'visitor']);
    await show('group');
    expect(await readers()).toEqual(['ada', 'ben']);
    await show('private');
    expect(await readers()).toEqual(['ada']);
    await show('public');
    expect(await readers()).toHaveLength(5);
  });

  test('by people one has muted are left out, for oneself alone', async () => {
    await app.participate(ride, ben);
    await app.moment(ben, ride, { description: 'By ben', timestamp: at(1) });
    await app.moment(ada, ride, { description: 'By ada', timestamp: at(2) });
    await app.mute(outsider, ben);
    expect(await told(outsider)).toEqual(['By ada']);
    expect((await page(outsider)).momentCount).toBe(1);
    for (const viewer of [ada, ben, cleo, null]) {
      expect(await told(viewer)).toEqual(['By ben', 'By ada']);
      expect((await page(viewer)).momentCount).toBe(2);
    }
    await app.run('delete from mute');
    expect(await told(outsider)).toHaveLength(2);
  });

  test('are all there, however many there are', async () => {
    await app.run(
      `insert into moment (id, post_id, author_id, description, timestamp)
       select gen_random_uuid(), $1, $2, 'Moment ' || n, now() from generate_series(1, 230) n`,
      ride.id,
      ada.id,
    );
    const { nodes, pageInfo } = (await page(null, { first: 100 })).moments;
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([100, true]);
    expect((await app.as(null).get(`/api/rides/${ride.id}/moments`)).body).toHaveLength(230);
  });
});

test('a moment by someone muted is to the muter as if it were not there', async () => {
  const { id } = await app.moment(ben, ride);
  await app.mute(cleo, ben);
  const rest = await app.as(cleo).delete(`/api/moments/${id}`);
  expect([rest.status, rest.body]).toEqual([404, { code: 'NOT_FOUND', message: 'Moment not found' }]);
  expect((await app.as(ben).delete(`/api/moments/${id}`)).status).toBe(200);
  await app.run('delete from mute');
});

test('a page of a ride that may not be read is empty, wherever it is asked for', async () => {
  const secret = await app.ride(ada, { date: '2086-01-01', privacy: 'private' });
  await app.moment(ada, secret);
  const countFor = async (viewer: Member | null) => {
    const pages = momentPages({ viewer, sql: app.backend.sql, now: new Date() });
    return (await pages.load({ ownerId: secret.id, first: 20 })).nodes.length;
  };
  expect([await countFor(ada), await countFor(ben), await countFor(null)]).toEqual([1, 0, 0]);
});

test('who may delete a moment is told of each', async () => {
  await app.moment(ben, ride, { timestamp: at(1) });
  await app.moment(ada, ride, { timestamp: at(2) });
  const flags = async (viewer: Member | null) =>
    (await page(viewer)).moments.nodes.map((moment) => moment.viewerCanDelete);
  expect([await flags(ben), await flags(ada), await flags(null)]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('refuses cursors of other lists and pages of impossible sizes', async () => {
  for (const variables of [{ after: 'x' }, { first: 0 }, { first: 101 }]) {
    const { error } = await app.as(null).query(document, { id: ride.id, ...variables });
    expect(error?.code).toBe('BAD_USER_INPUT');
  }
});

test('all pages in a row are all moments, once each and in order, whatever comes and goes', {
  timeout: 300_000,
}, async () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 });
  const changes = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
  const property = fc.asyncProperty(minutes, changes, fc.integer({ min: 1, max: 4 }), async (told, added, first) => {
    await app.run('delete from moment');
    for (const minute of told) await app.moment(ada, ride, { timestamp: at(minute) });
    const inOrder = async () =>
      (await app.run<Made>('select id from moment where post_id = $1 order by timestamp, id', ride.id)).map(
        ({ id }) => id,
      );
    const before = await inOrder();
    const waiting = [...added];
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: MomentsPage['moments'] = (await page(ben, { first, after })).moments;
      seen.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      const minute = waiting.shift();
      if (minute === undefined) continue;
      if (minute % 2) await app.moment(ada, ride, { timestamp: at(minute) });
      else await app.run('delete from moment where id = $1', before[minute % before.length]);
    } while (after);
    const left = new Set(await inOrder());
    const stayed = before.filter((id) => left.has(id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
  });
  await fc.assert(property, { numRuns: runs(3) });
});
