import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import type { PostFacts, ViewerFacts } from './postPolicy.ts';
import { postPolicy } from './postPolicy.ts';

const people = ['author', 'member', 'formerMember', 'follower', 'muter', 'other'] as const;
type Person = (typeof people)[number];
const viewers: (Person | 'visitor')[] = [...people, 'visitor'];

interface MadePost extends Made, Omit<PostFacts, keyof ViewerFacts> {
  isRide: boolean;
}

const app = useApp();
let cast: Record<Person, Member>;
let groups: Made[];
let posts: MadePost[];
let memberships: Set<string>;
let follows: Set<string>;
let mutes: Set<string>;

/**
 * Every privacy, without a group, in a group with some members and in one with few, by every author, plain and as a
 * ride.
 */
async function makePosts(): Promise<MadePost[]> {
  const made: MadePost[] = [];
  for (const person of people) {
    for (const groupId of [null, ...groups.map((group) => group.id)]) {
      for (const privacy of ['public', 'group', 'private'] as const) {
        if (privacy === 'group' && !groupId) continue;
        for (const isRide of [false, true]) {
          const author = cast[person];
          const options = { privacy, groupId, content: `${person} ${privacy}` };
          const { id } = isRide
            ? await app.ride(author, { ...options, date: '2086-01-01' })
            : await app.post(author, options);
          made.push({ id, privacy, groupId, isRide, authorId: author.id });
        }
      }
    }
  }
  return made;
}

const bond = (...parts: string[]) => parts.join(' ');

beforeAll(async () => {
  cast = await app.cast(...people);
  const { author, member, formerMember, follower, muter, other } = cast;
  groups = [await app.group('Wide', author, member, formerMember, muter), await app.group('Narrow', author, other)];
  posts = await makePosts();
  await app.as(formerMember).delete(`/api/groups/${groups[0]?.id}/leave`);
  for (const followed of [author, formerMember]) await app.follow(follower, followed);
  // A mute takes precedence over a common group and over a follow.
  await app.follow(muter, author);
  for (const muted of [author, other]) await app.as(muter).post(`/api/users/${muted.id}/mute`);
  await app.follow(other, member);
  const joined = await app.run<{ group_id: string; user_id: string }>('select group_id, user_id from group_member');
  memberships = new Set(joined.map((row) => bond(row.group_id, row.user_id)));
  const followed = await app.run<{ follower_id: string; followed_id: string }>('select * from follow');
  follows = new Set(followed.map((row) => bond(row.follower_id, row.followed_id)));
  const muted = await app.run<{ muter_id: string; muted_id: string }>('select * from mute');
  mutes = new Set(muted.map((row) => bond(row.muter_id, row.muted_id)));
});

describe.each(viewers)('what the %s may read', (name) => {
  const viewer = () => (name === 'visitor' ? null : cast[name]);
  const belongsTo = (groupId: string | null) => groupId !== null && memberships.has(bond(groupId, viewer()?.id ?? ''));
  const hasMuted = (authorId: string) => mutes.has(bond(viewer()?.id ?? '', authorId));

  /**
   * The rule in words: everyone may read public posts, members the posts of their groups, authors their own. Nobody
   * reads posts by members whom they have muted.
   */
  function mayRead({ privacy, authorId, groupId }: MadePost): boolean {
    if (authorId === viewer()?.id) return true;
    if (hasMuted(authorId)) return false;
    return privacy === 'public' || (privacy === 'group' && belongsTo(groupId));
  }

  const readable = () => posts.filter(mayRead);
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).sort();

  async function feed(args: string): Promise<{ id: string }[]> {
    const { data, error } = await app.as(viewer()).query(`{ feed(first: 100, ${args}) { nodes { id } } }`);
    expect(error).toBeNull();
    return data.feed.nodes;
  }

  test('is what the policy says', () => {
    for (const post of posts) {
      const viewerFacts = { viewerIsMember: belongsTo(post.groupId), viewerIsKeptFromAuthor: hasMuted(post.authorId) };
      const facts = { ...post, ...viewerFacts };
      expect([post, postPolicy.read.may(viewer(), facts)]).toEqual([post, mayRead(post)]);
    }
  });

  test('is what the feed of everyone holds, at both doors', async () => {
    expect(idsOf(await feed('scope: EVERYONE'))).toEqual(idsOf(readable()));
    const { body } = await app.as(viewer()).get('/api/posts/feed?showAll=true&limit=100');
    expect(idsOf(body)).toEqual(idsOf(readable()));
  });

  test('is what the feed of each group holds, at both doors', async () => {
    for (const { id } of groups) {
      const expected = idsOf(readable().filter((post) => post.groupId === id));
      expect(idsOf(await feed(`groupId: "${id}"`))).toEqual(expected);
      const { body } = await app.as(viewer()).get(`/api/posts/feed?groupId=${id}&limit=100`);
      expect(idsOf(body)).toEqual(expected);
    }
  });

  test('is, of their own, of the people they follow and of their groups, what their own feed holds', async () => {
    const me = viewer();
    const isTheirs = ({ authorId, groupId }: MadePost) =>
      authorId === me?.id || follows.has(bond(me?.id ?? '', authorId)) || belongsTo(groupId);
    const expected = idsOf(me ? readable().filter(isTheirs) : readable());
    expect(idsOf(await feed('scope: FOLLOWING'))).toEqual(expected);
    const { body } = await app.as(me).get('/api/posts/feed?limit=100');
    expect(idsOf(body)).toEqual(expected);
  });

  test('is what is found by id, at both doors', async () => {
    const found: { id: string }[] = [];
    for (const { id } of posts) {
      const { data } = await app.as(viewer()).query('query ($id: ID!) { post(id: $id) { id } }', { id });
      if (data.post) found.push(data.post);
    }
    expect(idsOf(found)).toEqual(idsOf(readable()));
    for (const post of posts) {
      const { status } = await app.as(viewer()).get(`/api/posts/${post.id}`);
      expect([post, status]).toEqual([post, mayRead(post) ? 200 : 404]);
    }
  });

  test('is what they may like, but for their own', async () => {
    const verdict = (post: MadePost) => {
      if (!viewer()) return 'UNAUTHENTICATED';
      if (!mayRead(post)) return 'NOT_FOUND';
      return post.authorId === viewer()?.id ? 'FORBIDDEN' : 'liked';
    };
    for (const post of posts) {
      const { error } = await app
        .as(viewer())
        .query(`mutation { setLike(postId: "${post.id}", liked: true) { post { id } } }`);
      expect([post, error?.code ?? 'liked']).toEqual([post, verdict(post)]);
      const check = await app
        .as(viewer())
        .get(`/api/posts/likes/check?postId=${post.id}&userId=${viewer()?.id ?? 'x'}`);
      expect(check.body).toBe(verdict(post) === 'liked');
    }
  });

  test('is whose rides they may join', async () => {
    const verdict = (post: MadePost) => {
      if (!viewer()) return 'UNAUTHENTICATED';
      return mayRead(post) ? 'joined' : 'NOT_FOUND';
    };
    for (const post of posts.filter(({ isRide }) => isRide)) {
      const document = `mutation { setRideParticipation(postId: "${post.id}", participating: true) { ride { id } } }`;
      const { error } = await app.as(viewer()).query(document);
      expect([post, error?.code ?? 'joined']).toEqual([post, verdict(post)]);
    }
  });
});
