import { expect, test } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { doors } from '../platform/limits/doors.ts';
import type { Member } from '../test/factories.ts';
import { runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();

const follow = async (member: Member) =>
  (await app.live(member)).follow('subscription { feedActivity { kind post { content } } }');

test('a new post for a group is read by the subscribers who are members of the group, and one statement finds them', async () => {
  const { ada, ben, gus, hal, ivo } = await app.cast('ada', 'ben', 'gus', 'hal', 'ivo');
  const club = await app.group('Spinners', ada, ben);
  const publish = async (input: object): Promise<string> => (await app.as(ada).post('/api/posts', input)).body.id;
  let ofClub = '';
  const runs = await runsOf(app, '', async () => {
    const joined = await follow(ben);
    const outsiders = await Promise.all([gus, hal, ivo].map(follow));
    ofClub = await publish({ content: 'For the club', privacy: 'group', groupId: club.id });
    expect(await joined.next()).toMatchObject({ post: { content: 'For the club' } });
    await publish({ content: 'For all' });
    for (const followed of [joined, ...outsiders]) {
      expect(await followed.next()).toMatchObject({ post: { content: 'For all' } });
    }
  });
  const about = runs.filter(({ values }) => JSON.stringify(values).includes(ofClub));
  const names = about.map(({ statement }) => statement.name);
  expect(names.filter((name) => name === 'feed.concerned')).toHaveLength(1);
  // The verb reads the post for its author, and the event for Ben.
  expect(names.filter((name) => name.startsWith('post.byIds')).length).toBeLessThanOrEqual(2);
});

test('a follower whose statements wait does not delay the posts of a group for the others', async () => {
  const { dora, eve, fay } = await app.cast('dora', 'eve', 'fay');
  const club = await app.group('Sprinters', dora, eve, fay);
  // The first follower of the node.
  await follow(eve);
  const followed = await follow(fay);
  const { promise: released, resolve: release } = Promise.withResolvers<never[]>();
  const busy: Sql = () => released;
  const { services } = app.backend;
  const ofEve = services.fairSql(busy, { key: eve.id, address: '203.0.113.1' });
  try {
    for (let count = 0; count < doors.statement.running.ofOne; count += 1) void ofEve({ name: 'busy', text: 'select' });
    await app.as(dora).post('/api/posts', { content: 'For the club', privacy: 'group', groupId: club.id });
    expect(await followed.next()).toMatchObject({ post: { content: 'For the club' } });
  } finally {
    release([]);
  }
});
