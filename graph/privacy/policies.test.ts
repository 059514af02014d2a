import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commentPolicy, visibleComments } from '../comments/commentPolicy.ts';
import { commentsByIds } from '../comments/commentRows.ts';
import type { Reader } from '../context.ts';
import { eventPolicy } from '../events/eventPolicy.ts';
import { eventsByIds } from '../events/events.ts';
import { groupPolicy } from '../groups/groupPolicy.ts';
import { groupsByIds } from '../groups/groups.ts';
import type { Rule, Viewer } from '../lib/allow.ts';
import { viewerHasMuted } from '../moderation/mutePolicy.ts';
import { mutedAmong } from '../moderation/mutes.ts';
import { momentPolicy, visibleMoments } from '../moments/momentPolicy.ts';
import { momentsByIds } from '../moments/momentRows.ts';
import { postPolicy, visiblePosts } from '../posts/postPolicy.ts';
import { postsByIds } from '../posts/posts.ts';
import { insertWorld } from '../seed/insertWorld.ts';
import { buildWorld } from '../seed/world.ts';
import type { Made } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { userPolicy } from '../users/userPolicy.ts';
import { usersByIds } from '../users/users.ts';
import { makeCast } from './makeCast.ts';

// Who may read a row is written twice, for one row as a rule and for many as a clause, and here a third time, over the
// bare rows of the database. All three must say the same of every viewer and every row.

interface PostFacts extends Made {
  author: string;
  privacy: string;
  group: string | null;
}

interface UnderFacts extends Made {
  author: string;
  post: string;
  parent: string | null;
}

/** The bare rows. */
interface World {
  userIds: string[];
  posts: PostFacts[];
  comments: UnderFacts[];
  moments: UnderFacts[];
  memberships: Set<string>;
  mutes: Set<string>;
}

const pair = (one: string | null, other: string | null) => `${one} ${other}`;

async function readWorld(app: TestApp): Promise<World> {
  const members = await app.run<Made>('select id from "user" order by id');
  const joined = await app.run<{ user_id: string; group_id: string }>('select * from group_member');
  const muted = await app.run<{ muter_id: string; muted_id: string }>('select * from mute');
  const under = 'id, author_id as author, post_id as post';
  return {
    userIds: members.map(({ id }) => id),
    posts: await app.run('select id, author_id as author, privacy, group_id as "group" from post order by id'),
    comments: await app.run(`select ${under}, parent_id as parent from comment order by id`),
    moments: await app.run(`select ${under}, null as parent from moment order by id`),
    memberships: new Set(joined.map((row) => pair(row.user_id, row.group_id))),
    mutes: new Set(muted.map((row) => pair(row.muter_id, row.muted_id))),
  };
}

/** The rules in plain words: who reads a post, and who reads what stands under one. */
function plainRules({ posts, comments, memberships, mutes }: World, viewerId: string | null) {
  const hasMuted = (author: string) => mutes.has(pair(viewerId, author));
  const readsPost = ({ author, privacy, group }: PostFacts) => {
    if (hasMuted(author)) return false;
    if (privacy === 'public' || author === viewerId) return true;
    return privacy === 'group' && memberships.has(pair(viewerId, group));
  };
  const postsById = new Map(posts.map((post) => [post.id, post]));
  const authors = new Map(comments.map(({ id, author }) => [id, author]));
  const readsUnder = ({ author, post, parent }: UnderFacts) => {
    const host = postsById.get(post);
    const answered = parent === null ? undefined : authors.get(parent);
    return host !== undefined && readsPost(host) && !hasMuted(author) && !(answered && hasMuted(answered));
  };
  return { readsPost, readsUnder };
}

const worlds: Record<string, (app: TestApp) => Promise<unknown>> = {
  'the cast': makeCast,
  async 'the demo community'(app) {
    const given = { urls: new Map(), demoPasswordHash: '', lockedPasswordHash: '' };
    await insertWorld(app.backend.orm.em.fork(), buildWorld(1, new Date()), given);
    // Its people get on too well: each mutes a few of the others, and some posts are for few.
    await app.run(
      `insert into mute (muter_id, muted_id)
       select muter.id, muted.id
       from (select id, row_number() over (order by id) as place from "user") muter
       join (select id, row_number() over (order by id) as place from "user") muted on muted.place <> muter.place
       where (muter.place * 7 + muted.place * 3) % 11 = 0`,
    );
    await app.run(
      `update post p set privacy = case when place % 2 = 0 or p.group_id is null then 'private' else 'group' end
       from (select id, row_number() over (order by id) as place from post) numbered
       where numbered.id = p.id and place % 3 = 0`,
    );
  },
};

describe.each(Object.keys(worlds))('of %s', (name) => {
  let app: TestApp;
  let world: World;
  let readers: Reader[];

  beforeAll(async () => {
    app = await startApp();
    await worlds[name]?.(app);
    world = await readWorld(app);
    const viewers: (Viewer | null)[] = [null, ...world.userIds.map((id) => ({ id }))];
    readers = viewers.map((viewer) => ({ viewer, sql: app.backend.sql, now: new Date() }));
  });
  afterAll(() => app.close());

  const idsOf = (rows: readonly Made[]) => rows.map(({ id }) => id).sort();
  const select = async (from: string, { viewer }: Reader) =>
    idsOf(await app.run<Made>(`select id from ${from}`, viewer?.id ?? null));
  const allowed = <Row extends Made>(rule: Rule<Row>, { viewer }: Reader, rows: readonly Row[]) =>
    idsOf(rows.filter((row) => rule.may(viewer, row)));

  test('every viewer reads the same posts by rule, by clause and in plain words', async () => {
    for (const reader of readers) {
      const plain = idsOf(world.posts.filter(plainRules(world, reader.viewer?.id ?? null).readsPost));
      expect(allowed(postPolicy.read, reader, await postsByIds(reader, idsOf(world.posts)))).toEqual(plain);
      expect(await select(`post p where ${visiblePosts('$1::uuid', 'p')}`, reader)).toEqual(plain);
    }
  });

  test('every viewer reads the same comments by rule, by clause and in plain words', async () => {
    for (const reader of readers) {
      const plain = idsOf(world.comments.filter(plainRules(world, reader.viewer?.id ?? null).readsUnder));
      expect(allowed(commentPolicy.read, reader, await commentsByIds(reader, idsOf(world.comments)))).toEqual(plain);
      const clause = visibleComments('$1::uuid', 'c', 'p');
      const from = `(select c.id from comment c join post p on p.id = c.post_id where ${clause}) visible`;
      expect(await select(from, reader)).toEqual(plain);
    }
  });

  test('every viewer reads the same moments by rule, by clause and in plain words', async () => {
    for (const reader of readers) {
      const plain = idsOf(world.moments.filter(plainRules(world, reader.viewer?.id ?? null).readsUnder));
      expect(allowed(momentPolicy.read, reader, await momentsByIds(reader, idsOf(world.moments)))).toEqual(plain);
      const clause = visibleMoments('$1::uuid', 'm', 'p');
      const from = `(select m.id from moment m join post p on p.id = m.post_id where ${clause}) visible`;
      expect(await select(from, reader)).toEqual(plain);
    }
  });

  test('every viewer has muted the same members by clause, by loader and in plain words', async () => {
    for (const reader of readers) {
      const plain = world.userIds.filter((id) => world.mutes.has(pair(reader.viewer?.id ?? null, id)));
      const keys = (await mutedAmong(reader, world.userIds)).map(({ key }) => key);
      expect(keys.sort()).toEqual(plain);
      expect(await select(`"user" u where ${viewerHasMuted('$1::uuid', 'u.id')}`, reader)).toEqual(plain);
    }
  });

  test('everyone reads all members, groups and events; private facts of members they read of themselves', async () => {
    const [groups, events] = [
      await app.run<Made>('select id from "group"'),
      await app.run<Made>('select id from event'),
    ];
    for (const reader of readers) {
      const members = await usersByIds(reader, world.userIds);
      expect(allowed(userPolicy.read, reader, members)).toEqual(world.userIds);
      expect(allowed(userPolicy.readPrivate, reader, members)).toEqual(reader.viewer ? [reader.viewer.id] : []);
      expect(allowed(groupPolicy.read, reader, await groupsByIds(reader, idsOf(groups)))).toEqual(idsOf(groups));
      expect(allowed(eventPolicy.read, reader, await eventsByIds(reader, idsOf(events)))).toEqual(idsOf(events));
    }
  });

  test('there is something of every kind to disagree about', () => {
    expect(new Set(world.posts.map(({ privacy }) => privacy))).toEqual(new Set(['public', 'group', 'private']));
    for (const rows of [world.comments, world.moments, [...world.mutes]]) expect(rows).not.toHaveLength(0);
    const answers = world.comments.filter(({ parent }) => parent !== null);
    expect(answers).not.toHaveLength(0);
  });
});
