import { beforeAll, describe, expect, test } from 'vitest';
import { insertWorld } from '../../demo/insertWorld.ts';
import { buildWorld } from '../../demo/world.ts';
import { eventsByIds } from '../../events/events.ts';
import { groupsByIds } from '../../groups/groups.ts';
import { commentPolicy, visibleComments } from '../../model/comments/commentPolicy.ts';
import { commentsByIds } from '../../model/comments/commentRows.ts';
import { eventPolicy } from '../../model/events/eventPolicy.ts';
import type { Group } from '../../model/groups/Group.ts';
import { enteredGroups, groupPolicy } from '../../model/groups/groupPolicy.ts';
import { viewerHasMuted } from '../../model/moderation/blockPolicy.ts';
import { momentPolicy, visibleMoments } from '../../model/moments/momentPolicy.ts';
import { momentsByIds } from '../../model/moments/momentRows.ts';
import { postPolicy, visiblePosts } from '../../model/posts/postPolicy.ts';
import type { Reader } from '../../model/reader.ts';
import { userPolicy } from '../../model/users/userPolicy.ts';
import { moderationLoaders } from '../../moderation/mutes.ts';
import type { Rule, Viewer } from '../../platform/lib/allow.ts';
import { postsByIds } from '../../posts/postsByIds.ts';
import { usersByIds } from '../../users/users.ts';
import type { Made } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { useApp } from '../useApp.ts';
import { makeCast } from './makeCast.ts';

// The code has each read permission twice: as a rule for one row and a clause for many. This test has it a third time,
// over plain rows. All three must agree for every viewer and row.

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
  blocks: Set<string>;
}

const pair = (one: string | null, other: string | null) => `${one} ${other}`;

async function readWorld(app: TestApp): Promise<World> {
  const members = await app.run<Made>('select id from "user" order by id');
  const joined = await app.run<{ user_id: string; group_id: string }>('select * from group_member');
  const muted = await app.run<{ muter_id: string; muted_id: string }>(
    'select * from mute where ends_at is null or ends_at > now()',
  );
  const blocked = await app.run<{ blocker_id: string; blocked_id: string }>('select * from block');
  const under = 'id, author_id as author, post_id as post';
  return {
    userIds: members.map(({ id }) => id),
    posts: await app.run('select id, author_id as author, privacy, group_id as "group" from post order by id'),
    comments: await app.run(`select ${under}, parent_id as parent from comment order by id`),
    moments: await app.run(`select ${under}, null as parent from moment order by id`),
    memberships: new Set(joined.map((row) => pair(row.user_id, row.group_id))),
    mutes: new Set(muted.map((row) => pair(row.muter_id, row.muted_id))),
    blocks: new Set(blocked.map((row) => pair(row.blocker_id, row.blocked_id))),
  };
}

/** The rules in plain words: who reads a post, and who reads what stands under one. */
function plainRules({ posts, comments, memberships, mutes, blocks }: World, viewerId: string | null) {
  const avoids = (author: string) => mutes.has(pair(viewerId, author)) || blocks.has(pair(viewerId, author));
  const isBlockedBy = (author: string) => blocks.has(pair(author, viewerId));
  const isHidden = (author: string) => avoids(author) || isBlockedBy(author);
  const readsPost = ({ author, privacy, group }: PostFacts) => {
    if (isHidden(author)) return false;
    if (privacy === 'public' || author === viewerId) return true;
    return privacy === 'group' && memberships.has(pair(viewerId, group));
  };
  const postsById = new Map(posts.map((post) => [post.id, post]));
  const authors = new Map(comments.map(({ id, author }) => [id, author]));
  const readsUnder = ({ author, post, parent }: UnderFacts) => {
    const host = postsById.get(post);
    const answered = parent === null ? undefined : authors.get(parent);
    return host !== undefined && readsPost(host) && !isHidden(author) && !(answered && isHidden(answered));
  };
  const readsWhatStandsUnder = (row: UnderFacts) => {
    const host = postsById.get(row.post)?.author ?? null;
    const answered = row.parent === null ? undefined : authors.get(row.parent);
    if ([row.author, answered].some((author) => author && blocks.has(pair(author, host)))) return false;
    if (host !== viewerId) return readsUnder(row);
    return !isBlockedBy(row.author) && !(answered && isBlockedBy(answered));
  };
  return { readsPost, readsWhatStandsUnder, isBlockedBy };
}

const worlds: Record<string, (app: TestApp) => Promise<unknown>> = {
  'the cast': makeCast,
  async 'the demo community'(app) {
    const given = { urls: new Map(), demoPasswordHash: '', lockedPasswordHash: '' };
    await insertWorld(app.backend.orm.em.fork(), buildWorld(1, new Date()), given);
    // Its people get on too well: each mutes and blocks a few of the others, and some posts are for few.
    await app.run(
      `insert into mute (muter_id, muted_id, ends_at)
       select muter.id, muted.id, case muted.place % 3 when 1 then now() - interval '1 hour' when 2 then now() + interval '1 day' end
       from (select id, row_number() over (order by id) as place from "user") muter
       join (select id, row_number() over (order by id) as place from "user") muted on muted.place <> muter.place
       where (muter.place * 7 + muted.place * 3) % 11 = 0`,
    );
    await app.run(
      `insert into block (blocker_id, blocked_id)
       select blocker.id, blocked.id
       from (select id, row_number() over (order by id) as place from "user") blocker
       join (select id, row_number() over (order by id) as place from "user") blocked on blocked.place > blocker.place
       where (blocker.place * 5 + blocked.place * 3) % 7 = 0`,
    );
    await app.run(
      `update post p set privacy = case when place % 2 = 0 or p.group_id is null then 'private' else 'group' end
       from (select id, row_number() over (order by id) as place from post) numbered
       where numbered.id = p.id and place % 3 = 0`,
    );
  },
};

describe.each(Object.keys(worlds))('of %s', (name) => {
  const app = useApp();
  let world: World;
  let readers: Reader[];

  beforeAll(async () => {
    await worlds[name]?.(app);
    world = await readWorld(app);
    const viewers: (Viewer | null)[] = [null, ...world.userIds.map((id) => ({ id }))];
    readers = viewers.map((viewer) => ({ viewer, sql: app.backend.sql, now: new Date() }));
  });

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
      const plain = idsOf(world.comments.filter(plainRules(world, reader.viewer?.id ?? null).readsWhatStandsUnder));
      expect(allowed(commentPolicy.read, reader, await commentsByIds(reader, idsOf(world.comments)))).toEqual(plain);
      const clause = visibleComments('$1::uuid', 'c', 'p');
      const from = `(select c.id from comment c join post p on p.id = c.post_id where ${clause}) visible`;
      expect(await select(from, reader)).toEqual(plain);
    }
  });

  test('every viewer reads the same moments by rule, by clause and in plain words', async () => {
    for (const reader of readers) {
      const plain = idsOf(world.moments.filter(plainRules(world, reader.viewer?.id ?? null).readsWhatStandsUnder));
      expect(allowed(momentPolicy.read, reader, await momentsByIds(reader, idsOf(world.moments)))).toEqual(plain);
      const clause = visibleMoments('$1::uuid', 'm', 'p');
      const from = `(select m.id from moment m join post p on p.id = m.post_id where ${clause}) visible`;
      expect(await select(from, reader)).toEqual(plain);
    }
  });

  test('every viewer has muted the same members by clause, by loader and in plain words', async () => {
    for (const reader of readers) {
      const plain = world.userIds.filter((id) => world.mutes.has(pair(reader.viewer?.id ?? null, id)));
      const { viewerHasMuted: loader } = moderationLoaders(reader);
      const isMuted = await Promise.all(world.userIds.map(loader.load));
      expect(world.userIds.filter((_id, index) => isMuted[index])).toEqual(plain);
      expect(await select(`"user" u where ${viewerHasMuted('$1::uuid', 'u.id')}`, reader)).toEqual(plain);
    }
  });

  test('everyone reads all events and groups but hidden ones, and all members but those who have blocked them; private facts of members they read of themselves', async () => {
    const [groups, events] = [
      await app.run<Made & Pick<Group, 'kind'>>('select id, kind from "group" order by id'),
      await app.run<Made>('select id from event'),
    ];
    const isMember = ({ viewer }: Reader, { id }: Made) => world.memberships.has(pair(viewer?.id ?? null, id));
    for (const reader of readers) {
      const members = await usersByIds(reader, world.userIds);
      const { isBlockedBy } = plainRules(world, reader.viewer?.id ?? null);
      expect(allowed(userPolicy.read, reader, members)).toEqual(world.userIds.filter((id) => !isBlockedBy(id)));
      expect(allowed(userPolicy.readPrivate, reader, members)).toEqual(reader.viewer ? [reader.viewer.id] : []);
      const facts = groups.map((group) => ({ ...group, viewerIsMember: isMember(reader, group) }));
      const found = idsOf(facts.filter(({ kind, viewerIsMember }) => kind !== 'hidden' || viewerIsMember));
      expect(allowed(groupPolicy.read, reader, facts)).toEqual(found);
      expect(idsOf(await groupsByIds(reader, idsOf(groups))).toSorted()).toEqual(found);
      const entered = idsOf(facts.filter(({ kind, viewerIsMember }) => kind === 'open' || viewerIsMember));
      expect(allowed(groupPolicy.enter, reader, facts)).toEqual(entered);
      expect(await select(`"group" g where ${enteredGroups('$1::uuid', 'g.id')} order by id`, reader)).toEqual(entered);
      expect(allowed(eventPolicy.read, reader, await eventsByIds(reader, idsOf(events)))).toEqual(idsOf(events));
    }
  });

  test('there is something of every kind to disagree about', () => {
    expect(new Set(world.posts.map(({ privacy }) => privacy))).toEqual(new Set(['public', 'group', 'private']));
    for (const rows of [world.comments, world.moments, [...world.mutes], [...world.blocks]])
      expect(rows).not.toHaveLength(0);
    const answers = world.comments.filter(({ parent }) => parent !== null);
    expect(answers).not.toHaveLength(0);
  });
});
