import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Item, PagedList } from './PagedList.ts';
import { earliestFirst, idsOf, instantsOf, latestFirst } from './PagedList.ts';

interface Talk {
  viewer: Member;
  talker: Member;
  /** A member whom the viewer has muted. */
  muted: Member;
  ride: Made;
  comment: Made;
}

const insertComments = `insert into comment (post_id, parent_id, content, id, author_id, created_at)
  select $1, $2, 'See you there', * from unnest($3::uuid[], $4::uuid[], $5::timestamptz[])`;
const insertMoments = `insert into moment (post_id, description, id, author_id, timestamp)
  select $1, 'Top of the pass', * from unnest($2::uuid[], $3::uuid[], $4::timestamptz[])`;

/** Lists of what is said under a ride; what the muted one says is hidden. */
export function pagedTalk(app: TestApp, { viewer, talker, muted, ride, comment }: Talk, ids: string[]): PagedList[] {
  const authorsOf = (items: readonly Item[]) => items.map(({ isHidden }) => (isHidden ? muted : talker).id);
  const common = { viewer, ids, compare: earliestFirst };

  function comments(parent: Made | null) {
    return {
      ...common,
      put: (items: readonly Item[]) =>
        app.run(insertComments, ride.id, parent?.id ?? null, idsOf(items), authorsOf(items), instantsOf(items)),
      remove: (gone: readonly string[]) => app.run('delete from comment where id = any($1)', gone),
      clear: () => app.run('delete from comment where id <> $1', comment.id),
    };
  }

  /** Leaves the comment alone, written at an instant. */
  async function resetComments(instant: string) {
    await app.run('delete from comment');
    await app.run(insertComments, ride.id, null, [comment.id], [talker.id], [instant]);
  }

  return [
    {
      ...comments(null),
      name: 'the comments on a post',
      // The comment of the replies is not among them.
      clear: () => app.run('delete from comment'),
      read: (ctx, page) => ctx.load.commentsOfPost.load({ ...page, ownerId: ride.id }),
      query: `post(id: "${ride.id}") { comments(first: $first, after: $after) FIELDS }`,
      path: `/api/comments/${ride.id}?`,
    },
    {
      ...comments(comment),
      name: 'the replies to a comment',
      clear: () => resetComments('2026-01-01T00:00Z'),
      read: (ctx, page) => ctx.load.repliesOfComment.load({ ...page, ownerId: comment.id }),
      query: `post(id: "${ride.id}") { comments(first: 1) { nodes { replies(first: $first, after: $after) FIELDS } } }`,
      path: `/api/comments/replies/${comment.id}?`,
    },
    {
      ...comments(null),
      name: 'the comments after a comment',
      clear: () => resetComments('2026-01-01T00:00Z'),
      read: (ctx, page) => ctx.load.followingOfComment.load({ ...page, ownerId: comment.id }),
      query: `comment(id: "${comment.id}") { following(first: $first, after: $after) FIELDS }`,
    },
    {
      ...comments(null),
      name: 'the comments before a comment',
      compare: latestFirst,
      clear: () => resetComments('2099-01-01T00:00Z'),
      read: (ctx, page) => ctx.load.previousOfComment.load({ ...page, ownerId: comment.id }),
      query: `comment(id: "${comment.id}") { previous(first: $first, after: $after) FIELDS }`,
    },
    {
      ...common,
      name: 'the moments of a ride',
      put: (items) => app.run(insertMoments, ride.id, idsOf(items), authorsOf(items), instantsOf(items)),
      remove: (gone) => app.run('delete from moment where id = any($1)', gone),
      clear: () => app.run('delete from moment'),
      read: (ctx, page) => ctx.load.momentsOfRide.load({ ...page, ownerId: ride.id }),
      query: `post(id: "${ride.id}") { ride { moments(first: $first, after: $after) FIELDS } }`,
    },
  ];
}
