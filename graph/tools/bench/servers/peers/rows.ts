import {
  commentCount,
  distances,
  type FeedName,
  feedPages,
  replyCount,
  unmutedComments,
  visiblePosts,
} from '../../sql/rules.ts';

// The rows for resolvers and loaders, one statement for each list. The viewer is $1.

const postColumns = `p.id, p.content, p.media_urls as "mediaUrls", upper(p.privacy) as privacy, p.is_ride as "isRide", p.like_count as "likeCount",
  ${commentCount} as "commentCount", p.author_id = $1::uuid as "viewerCanEdit", p.created_at as "createdAt",
  p.author_id as "authorId", p.group_id as "groupId"`;

export const feedRows = (feed: FeedName) => `select ${postColumns} from (${feedPages[feed]}) p`;

/** The posts with the ids in $2 that the viewer may read. */
export const postRows = `select ${postColumns} from post p where p.id = any($2::uuid[]) and ${visiblePosts}`;

const own = (column: string) => `case when u.id = $1::uuid then u.${column} end`;
const userColumns = `u.id, u.username, u.display_name as "displayName", u.profile_picture as "profilePicture", u.bio,
  upper(u.units_preference) as "unitsPreference", u.time_zone as "timeZone", u.id = $1::uuid as "isViewer", ${own('email')} as email,
  ${own('phone')} as phone, ${own('location')} as location, ${own('monthly_goal')} as "monthlyGoal",
  case when u.id = $1::uuid then u.post_count else u.public_post_count end as "postCount",
  case when u.id = $1::uuid then u.ride_count else u.public_ride_count end as "rideCount",
  u.follower_count as "followerCount", u.following_count as "followingCount"`;

export const userRows = `select ${userColumns} from "user" u where u.id = any($2::uuid[])`;
export const userByNameRows = `select ${userColumns} from "user" u where lower(u.username) = lower($2)`;

export const groupRows = `select g.id, g.name, g.description, g.picture, g.member_count as "memberCount" from "group" g where g.id = any($1::uuid[])`;

export const rideRows = `select r.id, r.distance, r.pace, r.type, r.elevation, r.date, to_char(r.time, 'HH24:MI') as time, r.location, r.duration,
  r.starts_at as "startsAt", r.participant_count as "participantCount" from ride r where r.id = any($1::uuid[])`;

export const likedRows = `select post_id as id from post_like where user_id = $1 and post_id = any($2::uuid[])`;
export const joinedRows = `select post_id as id from ride_participant where user_id = $1 and post_id = any($2::uuid[])`;
export const followedRows = `select followed_id as id from follow where follower_id = $1 and followed_id = any($2::uuid[])`;

export const distanceRows = `select u.id, ridden.weekly as "weeklyDistance", ridden.monthly as "monthlyDistance"
  from "user" u cross join lateral (${distances}) ridden where u.id = any($2::uuid[])`;

const commentColumns = `c.id, c.content, c.created_at as "createdAt", c.author_id as "authorId", c.post_id as "postId",
  c.author_id = $1::uuid or p.author_id = $1::uuid as "viewerCanDelete", ${replyCount} as "replyCount"`;

/** The first fifty-one comments of each post in $2. */
export const commentRows = `select ${commentColumns} from post p cross join lateral (
    select * from comment c where c.post_id = p.id and c.parent_id is null and ${unmutedComments} order by c.created_at, c.id limit 51
  ) c where p.id = any($2::uuid[]) order by c.created_at, c.id`;

export const commentByIdRows = `select ${commentColumns} from comment c join post p on p.id = c.post_id where c.id = $2`;

export const likeWrite = `insert into post_like (post_id, user_id, created_at)
  select p.id, $1::uuid, now() from post p where p.id = $2::uuid and ${visiblePosts} and p.author_id <> $1::uuid on conflict do nothing`;
export const unlikeWrite = `delete from post_like where user_id = $1 and post_id = $2`;
export const postWrite = `insert into post (id, author_id, content, created_at, updated_at) values ($2, $1, $3, now(), now())`;
export const commentWrite = `insert into comment (id, post_id, author_id, content, created_at)
  select $3::uuid, p.id, $1::uuid, $4, now() from post p where p.id = $2::uuid and ${visiblePosts} returning id`;
