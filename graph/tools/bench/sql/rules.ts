// The read permissions of a viewer, and columns of rows, as SQL. The viewer is always `$1::uuid`.

const viewer = '$1::uuid';

const hasMuted = (user: string) => `exists (select from mute where muter_id = ${viewer} and muted_id = ${user})`;

/** The posts with the alias `p` that the viewer may read. */
export const visiblePosts = `(p.privacy = 'public' or p.author_id = ${viewer}
  or (p.privacy = 'group' and exists (select from group_member m where m.group_id = p.group_id and m.user_id = ${viewer})))
  and not ${hasMuted('p.author_id')}`;

/** The comments with the alias `c` that the viewer sees under a post that they may read. */
export const unmutedComments = `not ${hasMuted('c.author_id')} and not exists (
  select from comment answered where answered.id = c.parent_id and ${hasMuted('answered.author_id')})`;

/** The number of comments under the post `p` that the viewer sees. */
export const commentCount = `case when p.comment_count = 0 then 0 else p.comment_count - (
  select coalesce(sum(1 + c.reply_count), 0)::int from mute m join comment c on c.post_id = p.id and c.author_id = m.muted_id
  where m.muter_id = ${viewer} and not exists (
    select from comment answered where answered.id = c.parent_id and ${hasMuted('answered.author_id')})) end`;

/** The number of replies to the comment `c` that the viewer sees. */
export const replyCount = `case when c.reply_count = 0 then 0 else c.reply_count - (
  select count(*)::int from mute m join comment reply on reply.parent_id = c.id and reply.author_id = m.muted_id
  where m.muter_id = ${viewer}) end`;

/** The number of posts in a page of a feed. */
export const pageSize = 20;

const newestFirst = 'order by p.created_at desc, p.id desc';
const beforeKey = '(p.created_at, p.id) < ($2::timestamptz, $3::uuid)';
const pageOf = `${visiblePosts} and ${beforeKey} ${newestFirst} limit ${pageSize + 1}`;

/**
 * The posts of a page of a feed, one more than the page contains: $2 and $3 are the key to start after, $4 is the group
 * of a group’s feed. The size is not a parameter: PostgreSQL would plan for the worst case, and plan each query again.
 */
export const feedPages = {
  EVERYONE: `select p.* from post p where ${pageOf}`,
  GROUP: `select p.* from post p where p.group_id = $4::uuid and ${pageOf}`,
  FOLLOWING: `select p.* from (
      select p.id, p.created_at from (select followed_id as id from follow where follower_id = ${viewer} union all select ${viewer}) person
      cross join lateral (select p.id, p.created_at from post p where p.author_id = person.id and ${pageOf}) p
      union
      select p.id, p.created_at from group_member joined
      cross join lateral (select p.id, p.created_at from post p where p.group_id = joined.group_id and ${pageOf}) p
      where joined.user_id = ${viewer}
      order by created_at desc, id desc limit ${pageSize + 1}
    ) candidate join post p on p.id = candidate.id ${newestFirst}`,
} as const;

export type FeedName = keyof typeof feedPages;

/** Miles of this week and month of the member `u`, as far as the viewer may see them. */
export const distances = `
  select coalesce(sum(r.distance) filter (where r.starts_at >= date_trunc('week', local.now) at time zone local.zone), 0) as weekly,
    coalesce(sum(r.distance) filter (where r.starts_at >= date_trunc('month', local.now) at time zone local.zone), 0) as monthly
  from (select coalesce(u.time_zone, 'UTC') as zone, now() at time zone coalesce(u.time_zone, 'UTC') as now) local
  join ride_participant rp on rp.user_id = u.id
  join (ride r join post p on p.id = r.id) on r.id = rp.post_id and (p.privacy = 'public' or u.id = ${viewer})
    and r.starts_at < now()
    and r.starts_at >= least(date_trunc('week', local.now), date_trunc('month', local.now)) at time zone local.zone`;

/** Sorts after every post: the start of the first page. */
export const feedStart = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** The (time, id) in a cursor of `cursorOf`. */
export const keyOf = (cursor: string | null | undefined): readonly [string, string] => {
  if (!cursor) return feedStart;
  const [time = '', id = ''] = cursor.split('_');
  return [time, id];
};
