import {
  commentCount,
  distances,
  type FeedName,
  feedPages,
  pageSize,
  replyCount,
  unmutedComments,
  visiblePosts,
} from './rules.ts';

// Complete responses, built by PostgreSQL: the floor sends them unchanged, and so do peers with our SQL. The viewer is
// $1.

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const person = (user: string) =>
  `json_build_object('id', ${user}.id, 'username', ${user}.username, 'displayName', ${user}.display_name, 'profilePicture', ${user}.profile_picture)`;

const ride = `case when r.id is null then null else json_build_object('id', r.id, 'distance', r.distance, 'pace', r.pace, 'type', r.type,
  'elevation', r.elevation, 'date', r.date, 'time', to_char(r.time, 'HH24:MI'), 'location', r.location, 'duration', r.duration,
  'startsAt', ${instant('r.starts_at')}, 'participantCount', r.participant_count,
  'viewerIsParticipating', exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id = $1::uuid)) end`;

const cardFields = `'id', p.id, 'content', p.content, 'mediaUrls', to_json(p.media_urls), 'privacy', upper(p.privacy), 'isRide', p.is_ride,
  'likeCount', p.like_count, 'commentCount', ${commentCount},
  'viewerHasLiked', exists (select from post_like l where l.post_id = p.id and l.user_id = $1::uuid),
  'viewerCanEdit', p.author_id = $1::uuid, 'createdAt', ${instant('p.created_at')},
  'author', ${person('a')}, 'group', case when g.id is null then null else json_build_object('id', g.id, 'name', g.name) end,
  'ride', ${ride}`;

const cardJoins = `join "user" a on a.id = p.author_id left join "group" g on g.id = p.group_id left join ride r on p.is_ride and r.id = p.id`;

const cursor = `${instant('p.created_at')} || '_' || p.id`;

/** A page of a feed as one JSON value: a connection. */
export const feedJson = (feed: FeedName) => `
  with page as (select p.*, row_number() over () as place from (${feedPages[feed]}) p),
  edge as (
    select p.place, ${cursor} as cursor, json_build_object(${cardFields}) as node
    from page p ${cardJoins} where p.place <= ${pageSize}
  )
  select json_build_object(
    'edges', coalesce((select json_agg(json_build_object('cursor', cursor, 'node', node) order by place) from edge), '[]'::json),
    'pageInfo', json_build_object('hasNextPage', (select count(*) from page) > ${pageSize},
      'endCursor', (select cursor from edge order by place desc limit 1)))`;

const commentFields = `'id', c.id, 'content', c.content, 'createdAt', ${instant('c.created_at')},
  'viewerCanDelete', c.author_id = $1::uuid or p.author_id = $1::uuid, 'replyCount', ${replyCount}, 'author', ${person('ca')}`;

/** The post $2 with its first fifty comments. No row if the viewer may not read it. */
export const postJson = `
  select json_build_object(${cardFields}, 'comments', (
    select json_build_object('edges', coalesce(json_agg(json_build_object('cursor', cursor, 'node', node) order by place) filter (where place <= 50), '[]'::json),
      'pageInfo', json_build_object('hasNextPage', count(*) > 50, 'endCursor', max(cursor) filter (where place = 50)))
    from (
      select c.place, ${instant('c.created_at')} || '_' || c.id as cursor, json_build_object(${commentFields}) as node
      from (
        select c.*, row_number() over (order by c.created_at, c.id) as place from comment c
        where c.post_id = p.id and c.parent_id is null and ${unmutedComments} order by c.created_at, c.id limit 51
      ) c join "user" ca on ca.id = c.author_id
    ) comments))
  from post p ${cardJoins} where p.id = $2::uuid and ${visiblePosts}`;

const own = (column: string) => `case when u.id = $1::uuid then u.${column} end`;

/** The profile of the member with the name $2. */
export const profileJson = `
  select json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name, 'profilePicture', u.profile_picture, 'bio', u.bio,
    'unitsPreference', upper(u.units_preference), 'timeZone', u.time_zone, 'isViewer', u.id = $1::uuid,
    'email', ${own('email')}, 'phone', ${own('phone')}, 'location', ${own('location')}, 'monthlyGoal', ${own('monthly_goal')},
    'viewerIsFollowing', exists (select from follow f where f.follower_id = $1::uuid and f.followed_id = u.id),
    'stats', json_build_object('postCount', case when u.id = $1::uuid then u.post_count else u.public_post_count end,
      'rideCount', case when u.id = $1::uuid then u.ride_count else u.public_ride_count end,
      'followerCount', u.follower_count, 'followingCount', u.following_count,
      'weeklyDistance', ridden.weekly, 'monthlyDistance', ridden.monthly))
  from "user" u cross join lateral (${distances}) ridden where lower(u.username) = lower($2)`;

/** A writing statement, and the JSON response to build from it. No row if the write is not allowed. */
export interface Write {
  readonly steps: string;
  readonly answer: string;
  readonly from: string;
}

// A statement does not see the rows that it writes, nor the counters of triggers. It therefore adds one.

/** Likes the post $2. */
export const like: Write = {
  steps: `held as (select p.id, p.like_count from post p where p.id = $2::uuid and ${visiblePosts} and p.author_id <> $1::uuid for no key update of p),
    put as (insert into post_like (post_id, user_id, created_at) select id, $1::uuid, now() from held on conflict do nothing returning 1)`,
  answer: `json_build_object('post', json_build_object('id', id, 'likeCount', like_count + (select count(*) from put)::int, 'viewerHasLiked', true))`,
  from: 'held',
};

/** Removes the like from the post $2. */
export const unlike: Write = {
  steps: `held as (select p.id, p.like_count from post p where p.id = $2::uuid and ${visiblePosts} for no key update of p),
    gone as (delete from post_like where post_id = (select id from held) and user_id = $1::uuid returning 1)`,
  answer: `json_build_object('post', json_build_object('id', id, 'likeCount', like_count - (select count(*) from gone)::int, 'viewerHasLiked', false))`,
  from: 'held',
};

/** Publishes a plain post: $2 is its id, $3 its text. */
export const createPost: Write = {
  steps: `p as (
    insert into post (id, author_id, content, created_at, updated_at) values ($2::uuid, $1::uuid, $3, now(), now()) returning *
  )`,
  answer: `json_build_object('post', json_build_object(${cardFields}),
    'viewer', json_build_object('id', a.id, 'stats', json_build_object('postCount', a.post_count + 1, 'rideCount', a.ride_count)))`,
  from: `p ${cardJoins}`,
};

/** Comments on the post $2: $3 is the id of the comment, $4 its text. */
export const createComment: Write = {
  steps: `p as (select p.* from post p where p.id = $2::uuid and ${visiblePosts} for no key update of p),
    c as (
      insert into comment (id, post_id, author_id, content, created_at) select $3::uuid, p.id, $1::uuid, $4, now() from p returning *
    )`,
  answer: `json_build_object('comment', json_build_object(${commentFields}), 'post', json_build_object('id', p.id, 'commentCount', 1 + ${commentCount}))`,
  from: 'p join c on c.post_id = p.id join "user" ca on ca.id = c.author_id',
};

const restRide = `case when r.id is null then null else json_build_object('distance', r.distance, 'pace', r.pace, 'type', r.type,
  'elevation', r.elevation, 'date', r.date, 'time', to_char(r.time, 'HH24:MI'), 'timeZone', r.time_zone, 'startsAt', ${instant('r.starts_at')},
  'location', r.location, 'duration', r.duration, 'visibility', p.privacy, 'isCompleted', coalesce(r.starts_at <= now(), false), 'map', null) end`;

/** A page of the feed of everyone, as the REST API returns it. */
export const restFeedJson = `
  select coalesce(json_agg(json_build_object('id', p.id, 'userId', p.author_id, 'content', p.content, 'isRide', p.is_ride, 'mediaUrls', to_json(p.media_urls),
    'privacy', p.privacy, 'groupId', p.group_id, 'rideData', ${restRide}, 'createdAt', ${instant('p.created_at')}) order by p.place), '[]'::json)
  from (select p.*, row_number() over () as place from (${feedPages.EVERYONE}) p) p left join ride r on p.is_ride and r.id = p.id
  where p.place <= ${pageSize}`;
