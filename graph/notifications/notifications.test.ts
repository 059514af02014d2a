import { beforeEach, describe, expect, test } from 'vitest';
import { notificationKinds } from '../model/notifications/NotificationKind.ts';
import { bellDoors } from '../test/bellDoors.ts';
import type { Made, Member } from '../test/factories.ts';
import { storm } from '../test/storm.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000, "reads": 100000}' });
let members: Record<'ana' | 'ben' | 'cleo' | 'dan', Member>;
const bell = bellDoors(() => app);
// Each test creates its own members, so that tests do not affect each other.
let round = 0;
beforeEach(async () => {
  round += 1;
  const made = await Promise.all(
    ['ana', 'ben', 'cleo', 'dan'].map(async (name) => [name, await app.member(`${name}${round}`)] as const),
  );
  // The type of Object.fromEntries does not keep the names of the keys.
  members = Object.fromEntries(made) as typeof members;
});

const named = (name: string) => `${name}${round}`;

describe('who is told', () => {
  test('the author of a post of its likes and comments, the author of a comment of its answers', async () => {
    const { ana, ben, cleo, dan } = members;
    const post = await app.post(ana);
    await bell.like(ben, post);
    const first = await bell.comment(ben, post, 'Chapeau');
    const answer = await bell.comment(cleo, post, 'Indeed', first);
    expect(await bell.told(ana)).toEqual([`COMMENT ${named('cleo')},${named('ben')} 2`, `LIKE ${named('ben')} 1`]);
    expect(await bell.told(ben)).toEqual([`REPLY ${named('cleo')} 1`]);
    expect((await bell.rows(ben))[0]).toMatchObject({
      post: { id: post.id },
      comment: { id: answer.id },
      isRead: false,
    });
    for (const other of [cleo, dan]) expect(await bell.told(other)).toEqual([]);
    expect([await bell.unread(ana), await bell.unread(ben), await bell.unread(cleo)]).toEqual([2, 1, 0]);
  });

  test('of an answer the author of the post only as whom it answers', async () => {
    const { ana, ben } = members;
    const post = await app.post(ana);
    const own = await bell.comment(ana, post, 'Who is in?');
    await bell.comment(ben, post, 'Me', own);
    expect(await bell.told(ana)).toEqual([`REPLY ${named('ben')} 1`]);
    expect(await bell.told(ben)).toEqual([]);
  });

  test('whoever is followed, and the author of a ride that others join, not that they join it themselves', async () => {
    const { ana, ben, cleo } = members;
    await bell.follow(ben, ana);
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await bell.join(cleo, ride);
    await bell.join(ana, ride, false);
    await bell.join(ana, ride);
    expect(await bell.told(ana)).toEqual([`JOIN ${named('cleo')} 1`, `FOLLOW ${named('ben')} 1`]);
  });

  test('nobody of a post for following its author', async () => {
    const { ana, ben } = members;
    await bell.follow(ben, ana);
    await bell.publish(ana, 'A new post');
    expect(await bell.told(ben)).toEqual([]);
  });

  test('visitors of nothing, and nobody of what others are told', async () => {
    const { ana, ben } = members;
    expect((await app.as(null).query('{ notifications { nodes { id } } }')).data.notifications.nodes).toEqual([]);
    const document = `{ user(id: "${ana.id}") { unreadNotificationCount notificationPreferences { kind } } }`;
    const nothing = { unreadNotificationCount: null, notificationPreferences: null };
    for (const viewer of [null, ben]) expect((await app.as(viewer).query(document)).data.user).toEqual(nothing);
  });
});

describe('what is told together', () => {
  test('what happens to one post until it is read; the rest is told anew', async () => {
    const { ana, ben, cleo, dan } = members;
    const post = await app.post(ana);
    await bell.like(ben, post);
    await bell.like(cleo, post);
    const [row] = await bell.rows(ana);
    expect(await bell.told(ana)).toEqual([`LIKE ${named('cleo')},${named('ben')} 2`]);
    await bell.mark(ana, { ids: [row?.id ?? ''] });
    await bell.like(dan, post);
    expect(await bell.told(ana)).toEqual([`LIKE ${named('dan')} 1`, `LIKE ${named('cleo')},${named('ben')} 2`]);
    expect((await bell.rows(ana)).map(({ isRead }) => isRead)).toEqual([false, true]);
    expect(await bell.unread(ana)).toBe(1);
  });

  test('names the latest three, counts everyone once, and shows the latest comment', async () => {
    const { ana, ben, cleo, dan } = members;
    const eve = await app.member(named('eve'));
    const post = await app.post(ana);
    for (const member of [ben, cleo, dan, eve, ben]) await bell.comment(member, post, `By ${member.username}`);
    expect(await bell.told(ana)).toEqual([`COMMENT ${named('ben')},${named('eve')},${named('dan')} 4`]);
    expect((await bell.rows(ana))[0]?.comment?.content).toBe(`By ${named('ben')}`);
  });

  test('pages run from the latest on by cursor, each once', async () => {
    const { ana, ben } = members;
    const posts = await Promise.all(Array.from({ length: 5 }, () => app.post(ana)));
    for (const post of posts) await bell.like(ben, post);
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page: Awaited<ReturnType<typeof bell.list>> = await bell.list(ana, { first: 2, after });
      seen.push(...page.nodes.map(({ post }: { post: Made }) => post.id));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(posts.map(({ id }) => id).reverse());
  });
});

describe('what is undone', () => {
  test('likes, follows and joins that are taken back take theirs with them', async () => {
    const { ana, ben, cleo } = members;
    const ride = await app.ride(ana, { date: '2087-05-01' });
    await bell.like(ben, ride);
    await bell.like(cleo, ride);
    await bell.follow(ben, ana);
    await bell.join(ben, ride);
    expect(await bell.unread(ana)).toBe(3);
    await bell.like(cleo, ride, false);
    expect(await bell.told(ana)).toContain(`LIKE ${named('ben')} 1`);
    await bell.like(ben, ride, false);
    await bell.follow(ben, ana, false);
    await bell.join(ben, ride, false);
    expect(await bell.told(ana)).toEqual([]);
    expect(await bell.unread(ana)).toBe(0);
  });

  test('so do comments with their answers, posts, and whoever deletes their account', async () => {
    const { ana, ben, cleo, dan } = members;
    const post = await app.post(ana);
    const gone = await app.post(ana);
    const said = await bell.comment(ben, post, 'First');
    await bell.comment(cleo, post, `Second, @${dan.username}`, said);
    await bell.like(ben, gone);
    await bell.like(dan, post);
    expect([await bell.unread(ana), await bell.unread(ben), await bell.unread(dan)]).toEqual([3, 1, 1]);
    await app.as(ben).delete(`/api/comments/${said.id}`);
    await app.as(ana).delete(`/api/posts/${gone.id}`);
    await app.run('delete from "user" where id = $1', dan.id);
    expect([await bell.unread(ana), await bell.unread(ben)]).toEqual([0, 0]);
    const left = await app.run('select from notification where user_id = any($1)', [ben.id, dan.id]);
    expect(left).toEqual([]);
  });
});

describe('what is hidden', () => {
  test('what the muted do is neither told nor counted, and is there again once they are heard', async () => {
    const { ana, ben, cleo } = members;
    const post = await app.post(ana);
    const said = await bell.comment(ben, post, 'Loud');
    await bell.comment(cleo, post, 'Hush', said);
    await bell.like(ben, post);
    await bell.mute(ana, ben);
    // A reply to a muted member is hidden too.
    expect(await bell.told(ana)).toEqual([]);
    expect(await bell.unread(ana)).toBe(0);
    await bell.like(cleo, post);
    expect(await bell.told(ana)).toEqual([`LIKE ${named('cleo')} 1`]);
    await bell.mute(ana, ben, false);
    expect(await bell.unread(ana)).toBe(2);
  });

  test('what has been hidden from a member meanwhile, until they may read it again', async () => {
    const { ana, ben, cleo } = members;
    const post = await app.post(ana);
    const said = await bell.comment(ben, post, 'Mine');
    await bell.comment(cleo, post, 'Yours', said);
    expect(await bell.unread(ben)).toBe(1);
    await bell.edit(ana, post, { privacy: 'PRIVATE' });
    expect([await bell.told(ben), await bell.unread(ben)]).toEqual([[], 0]);
    await bell.edit(ana, post, { privacy: 'PUBLIC' });
    expect(await bell.unread(ben)).toBe(1);
  });
});

describe('marking as read', () => {
  test('takes up to a cursor, leaves what came later, and says what it marked and what is left', async () => {
    const { ana, ben } = members;
    const [first, second, third] = await Promise.all([app.post(ana), app.post(ana), app.post(ana)]);
    for (const post of [first, second]) await bell.like(ben, post);
    const { edges } = await bell.list(ana);
    await bell.like(ben, third);
    const { notifications, viewer } = await bell.mark(ana, { upTo: edges[0].cursor });
    expect(notifications.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true]);
    expect(viewer).toEqual({ id: ana.id, unreadNotificationCount: 1 });
    expect((await bell.mark(ana, { upTo: edges[0].cursor })).notifications).toEqual([]);
  });

  test('leaves those of others alone, and wants to be told which', async () => {
    const { ana, ben } = members;
    await bell.like(ben, await app.post(ana));
    const [row] = await bell.rows(ana);
    expect((await bell.mark(ben, { ids: [row?.id ?? '', 'no id'] })).notifications).toEqual([]);
    expect(await bell.unread(ana)).toBe(1);
    await expect(bell.mark(ana, {})).rejects.toThrow('BAD_USER_INPUT: Send either notificationIds or upTo');
    await expect(bell.mark(ana, { upTo: 'nowhere' })).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('preferences', () => {
  test('every kind is on until it is switched off; what happens then is never told', async () => {
    const { ana, ben } = members;
    const post = await app.post(ana);
    const { setNotificationPreference } = await bell.prefer(ana, 'LIKE', false);
    const preferences = setNotificationPreference.viewer.notificationPreferences;
    expect(preferences).toHaveLength(notificationKinds.length);
    expect(preferences.filter(({ enabled }: { enabled: boolean }) => !enabled)).toEqual([
      { kind: 'LIKE', enabled: false },
    ]);
    await bell.prefer(ana, 'LIKE', false);
    await bell.like(ben, post);
    await bell.follow(ben, ana);
    await bell.prefer(ana, 'LIKE', true);
    expect(await bell.told(ana)).toEqual([`FOLLOW ${named('ben')} 1`]);
  });
});

describe('many at once', () => {
  test('fifty likes and unlikes leave one notification of those who like it, and the right count', async () => {
    const { ana, ben, cleo, dan } = members;
    const crowd = [ben, cleo, dan];
    const post = await app.post(ana);
    await storm(50, (index) => bell.like(crowd[index % 3] ?? ben, post, index % 2 === 0));
    await bell.like(ben, post, true);
    await bell.like(cleo, post, false);
    await bell.like(dan, post, true);
    const rows = await bell.rows(ana);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.actorCount).toBe(2);
    expect(rows[0]?.actors.map(({ username }) => username).sort()).toEqual([ben.username, dan.username]);
    expect(await bell.unread(ana)).toBe(1);
    await Promise.all(crowd.map((member) => bell.like(member, post, false)));
    expect(await bell.unread(ana)).toBe(0);
  });

  test('marks, comments and likes that meet end in no error, and nothing is told twice', async () => {
    const { ana, ben, cleo, dan } = members;
    const crowd = [ben, cleo, dan];
    const post = await app.post(ana);
    await storm(45, async (index) => {
      const member = crowd[index % 3] ?? ben;
      if (index % 3 === 0) return bell.comment(member, post, `Number ${index}`);
      if (index % 5 === 0) return bell.mark(ana, { ids: (await bell.rows(ana)).map(({ id }) => id) });
      return bell.like(member, post, index % 2 === 0);
    });
    const [{ unread } = {}] = await app.run<{ unread: number }>(
      `select count(*)::int as unread from notification where user_id = $1 and read_at is null`,
      ana.id,
    );
    expect(unread).toBeLessThanOrEqual(2);
  });

  test('an author who leaves while others like and comment on their posts ends in no error of ours', async () => {
    const { ben, cleo, dan } = members;
    for (let index = 0; index < 5; index += 1) {
      const author = await app.member(named(`leaver${index}x`));
      const posts = await Promise.all([app.post(author), app.post(author)]);
      const acts = posts.flatMap((post) =>
        [ben, cleo, dan].flatMap((member) => [
          app.as(member).post('/api/likes/toggle', { postId: post.id }),
          app.as(member).post('/api/comments', { postId: post.id, content: 'Bye' }),
        ]),
      );
      const leaving = app.run('delete from "user" where id = $1', author.id);
      for (const { status } of await Promise.all(acts)) expect([200, 201, 404]).toContain(status);
      await leaving;
      expect(await app.run('select from notification where user_id = $1', author.id)).toEqual([]);
    }
  });
});
