import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const nobodysId = '0199a000-0000-7000-8000-000000000000';

const app = useApp();
let ada: Member;
let ben: Member;
let cleo: Member;
beforeAll(async () => {
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
});

const setMute = `mutation ($userId: ID!, $muted: Boolean!) {
  setMute(userId: $userId, muted: $muted) { user { id viewerHasMuted } viewer { id } }
}`;
const doors = [
  {
    name: 'REST',
    async set(member: Member | null, userId: string, muted: boolean) {
      const { post, delete: remove } = app.as(member);
      const path = `/api/users/${userId}/mute`;
      const { status, body } = muted ? await post(path) : await remove(path);
      return status === 200 ? { fault: null, ...body } : { fault: body };
    },
  },
  {
    name: 'GraphQL',
    async set(member: Member | null, userId: string, muted: boolean) {
      const { data, error } = await app.as(member).query(setMute, { userId, muted });
      if (error) return { fault: { code: error.code, message: error.message } };
      const { user, viewer } = data.setMute;
      expect(viewer.id).toBe(member?.id);
      return { fault: null, userId: user.id, isMuted: user.viewerHasMuted };
    },
  },
];

const mutesOf = async (member: Member) =>
  (await app.run<{ muted_id: string }>('select muted_id from mute where muter_id = $1', member.id)).map(
    (row) => row.muted_id,
  );

describe.each(doors)('setMute by $name', ({ set }) => {
  beforeEach(() => app.run('delete from mute'));

  test('mutes a member and takes it back, each as often as one likes', async () => {
    for (const muted of [true, true, false, false]) {
      expect(await set(ada, ben.id, muted)).toEqual({ fault: null, userId: ben.id, isMuted: muted });
      expect(await mutesOf(ada)).toEqual(muted ? [ben.id] : []);
    }
    expect(await set(ada, ben.id.toUpperCase(), true)).toMatchObject({ userId: ben.id, isMuted: true });
  });

  test('pressed twenty times at once is one mute', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(ada, ben.id, true)));
    expect(answers.filter(({ fault }) => fault)).toEqual([]);
    expect(await mutesOf(ada)).toEqual([ben.id]);
  });

  test('is refused to visitors, for oneself and for nobody', async () => {
    const unauthenticated = { code: 'UNAUTHENTICATED', message: 'Authentication required' };
    expect((await set(null, ben.id, true)).fault).toEqual(unauthenticated);
    const itself = { code: 'BAD_USER_INPUT', message: 'You cannot mute yourself' };
    expect((await set(ada, ada.id, true)).fault).toMatchObject(itself);
    for (const id of [nobodysId, 'ben', '%00']) {
      expect((await set(ada, id, true)).fault).toEqual({ code: 'NOT_FOUND', message: 'User not found' });
    }
    expect(await app.run('select from mute')).toEqual([]);
  });

  test('is told to the muter alone', async () => {
    await set(ada, ben.id, true);
    const asks = 'query ($id: ID!) { user(id: $id) { viewerHasMuted } mutedUsers { nodes { id } } }';
    const told = async (viewer: Member | null, id: string) => (await app.as(viewer).query(asks, { id })).data;
    expect(await told(ada, ben.id)).toEqual({
      user: { viewerHasMuted: true },
      mutedUsers: { nodes: [{ id: ben.id }] },
    });
    const unaware = { user: { viewerHasMuted: false }, mutedUsers: { nodes: [] } };
    for (const viewer of [ben, cleo, null]) {
      for (const { id } of [ada, ben]) expect(await told(viewer, id)).toEqual(unaware);
    }
  });

  test('does not hide anything of the muter from the muted', async () => {
    const { id } = await app.post(ada);
    await set(ada, ben.id, true);
    expect((await app.as(ben).get(`/api/posts/${id}`)).status).toBe(200);
    expect((await app.as(ben).post('/api/likes/toggle', { postId: id })).body).toEqual({
      likeCount: 1,
      action: 'liked',
    });
  });
});

describe.each(doors)('what a muted member posts, muted by $name,', ({ set }) => {
  let group: Made;
  let plain: Made;
  let ride: Made;
  let inGroup: Made;
  beforeAll(async () => {
    await app.run('delete from mute');
    await app.run('delete from post');
    await app.run('delete from follow');
    group = await app.group('Climbers', ada, ben, cleo);
    await app.follow(ada, ben);
    plain = await app.post(ben);
    ride = await app.ride(ben, { date: '2086-05-01' });
    inGroup = await app.post(ben, { privacy: 'group', groupId: group.id });
    await app.post(cleo, { content: 'Of somebody else' });
    await app.as(ada).post('/api/likes/toggle', { postId: plain.id });
    await app.as(ada).post(`/api/rides/${ride.id}/join`);
    await app.participate(ride, cleo);
  });

  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

  /** Every way in which the viewer could find a post of the muted member, and the result. */
  async function survey(viewer: Member) {
    const { query, get } = app.as(viewer);
    const all = [plain, ride, inGroup].map(({ id }) => id);
    const feed = async (args: string) => idsOf((await query(`{ feed(${args}) { nodes { id } } }`)).data.feed.nodes);
    const restFeed = async (args: string) => idsOf((await get(`/api/posts/feed?${args}`)).body);
    const byId = async (id: string) => [
      (await query(`{ post(id: "${id}") { id } }`)).data.post?.id ?? null,
      (await get(`/api/posts/${id}`)).status,
    ];
    const lists = await Promise.all([
      feed('scope: EVERYONE'),
      feed('scope: FOLLOWING'),
      feed(`groupId: "${group.id}"`),
      restFeed('showAll=true'),
      restFeed('page=1'),
      restFeed(`groupId=${group.id}`),
    ]);
    return {
      lists: lists.map((ids) => ids.filter((id) => all.includes(id))),
      byId: await Promise.all(all.map(byId)),
      hasLiked: (await get(`/api/posts/likes/check?postId=${plain.id}&userId=${ada.id}`)).body,
    };
  }

  test('vanishes for the muter everywhere, and comes back as it was', async () => {
    const before = await survey(ada);
    expect(before.lists[0]).toEqual([inGroup.id, ride.id, plain.id]);
    expect(before.lists.map((ids) => ids.length)).toEqual([3, 3, 1, 3, 3, 1]);
    expect(before.byId).toEqual([plain, ride, inGroup].map(({ id }) => [id, 200]));
    expect(before.hasLiked).toBe(true);

    await set(ada, ben.id, true);
    expect(await survey(ada)).toEqual({
      lists: [[], [], [], [], [], []],
      byId: [
        [null, 404],
        [null, 404],
        [null, 404],
      ],
      hasLiked: false,
    });

    await set(ada, ben.id, false);
    expect(await survey(ada)).toEqual(before);
  });

  test('cannot be told from what does not exist', async () => {
    await set(ada, ben.id, true);
    const hidden = await app.as(ada).get(`/api/posts/${plain.id}`);
    const unknown = await app.as(ada).get(`/api/posts/${nobodysId}`);
    expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body]);
    const like = 'mutation ($id: ID!) { setLike(postId: $id, liked: true) { post { id } } }';
    const join = 'mutation ($id: ID!) { setRideParticipation(postId: $id, participating: true) { ride { id } } }';
    for (const [document, id] of [
      [like, plain.id],
      [join, ride.id],
    ] as const) {
      const [ofHidden, ofUnknown] = await Promise.all([
        app.as(ada).query(document, { id }),
        app.as(ada).query(document, { id: nobodysId }),
      ]);
      expect(ofHidden.error).toEqual(ofUnknown.error);
    }
    await set(ada, ben.id, false);
  });

  test('stays where it is for everyone else, the muted one included', async () => {
    const before = await Promise.all([survey(ben), survey(cleo)]);
    await set(ada, ben.id, true);
    expect(await Promise.all([survey(ben), survey(cleo)])).toEqual(before);
    await set(ada, ben.id, false);
  });
});

describe('mutedUsers', () => {
  const document = `query ($first: Int! = 20, $after: String) {
    mutedUsers(first: $first, after: $after) {
      nodes { username viewerHasMuted email }
      edges { cursor }
      pageInfo { hasNextPage hasPreviousPage endCursor }
    }
  }`;
  const list = async (viewer: Member | null, variables: object = {}) =>
    (await app.as(viewer).query(document, variables)).data.mutedUsers;
  const namesOf = (page: { nodes: { username: string }[] }) => page.nodes.map(({ username }) => username);
  const names = Array.from({ length: 7 }, (_, index) => `noisy_${index}`);
  let latestFirst: string[];
  beforeAll(async () => {
    await app.run('delete from mute');
    const noisy = await app.cast(...names);
    // Three of them have the same instant: then the id decides.
    const minutes = [1, 2, 2, 2, 3, 4, 5];
    for (const [index, name] of names.entries()) {
      await app.run(
        'insert into mute (muter_id, muted_id, created_at) values ($1, $2, $3)',
        ada.id,
        noisy[name]?.id,
        new Date(Date.UTC(2026, 0, 1, 0, minutes[index])),
      );
    }
    const rows = await app.run<{ username: string }>(
      'select u.username from mute m join "user" u on u.id = m.muted_id order by m.created_at desc, m.muted_id desc',
    );
    latestFirst = rows.map(({ username }) => username);
  });

  test('lists whom the viewer has muted, the latest first, without their private facts', async () => {
    const page = await list(ada);
    expect(namesOf(page)).toEqual(latestFirst);
    expect(page.nodes.every((user: { viewerHasMuted: boolean }) => user.viewerHasMuted)).toBe(true);
    expect(page.nodes.every((user: { email: null }) => user.email === null)).toBe(true);
  });

  test.each([1, 2, 3, 7])('is the same in pages of %i', async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await list(ada, { first, after });
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...namesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(latestFirst);
  });

  test('is empty for visitors and for who mutes nobody', async () => {
    for (const viewer of [null, ben]) expect(namesOf(await list(viewer))).toEqual([]);
  });

  test('refuses what is no cursor of it', async () => {
    for (const after of ['x', Buffer.from('["2026","x"]').toString('base64url')]) {
      expect((await app.as(ada).query(document, { after })).error).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'after',
      });
    }
  });

  test('costs as many statements for seven as for one', async () => {
    await list(ada);
    const one = await countSql(app, () => list(ada, { first: 1 }));
    expect(await countSql(app, () => list(ada, { first: 7 }))).toBe(one);
  });
});
