import { searchedTables } from '../../../model/search/searchColumns.ts';
import { discussedCount, firstDormant, groupCount, newcomer, sqlIdOf, star, userCount } from './cast.ts';
import { popular } from './seedCommunity.ts';
import { dropVocabulary, vocabularySize } from './vocabulary.ts';

// Posts and their companions, over three years up to the hour of seeding. A third are rides, a twentieth private, a
// tenth for a group only.

const years = '3 years';

const timeOf = (n: string, count: number) =>
  `date_trunc('hour', now()) - (${count} - ${n}) * (extract(epoch from interval '${years}') / ${count}) * interval '1 second'`;

const posts = (count: number) => `
insert into post (id, author_id, group_id, content, media_urls, privacy, is_ride, ride_words, created_at, updated_at)
select ${sqlIdOf('post', 'n')}, ${sqlIdOf('user', 'author')},
  case when kind < 0.2 then ${sqlIdOf('group', `1 + n % 7 * n % ${groupCount}`)} end,
  initcap(seed_words(10 + n % 30)) || '.',
  case when n % 3 = 0 then array['/media/' || encode(sha256(('p' || n)::bytea), 'hex') || '.webp'] else '{}' end,
  case when kind < 0.1 then 'group' when kind > 0.95 then 'private' else 'public' end,
  n % 3 = 1, case when n % 3 = 1 then 'gravel Chester' end, at, at
from (
  select n, random() as kind, ${timeOf('n', count)} as at,
    case when n <= ${count / 10} and n % 3 = 0 then ${firstDormant} + floor(random() * ${userCount - firstDormant + 1})::int
      when random() < 0.1 then ${newcomer + 1} + floor(random() * ${firstDormant - newcomer - 1})::int
      when random() < 0.02 then ${star}
      else ${popular('3.0')} end as author
  from generate_series(1, ${count}) n
) drawn`;

const rides = `
insert into ride (id, distance, pace, type, elevation, date, time, time_zone, location, duration, starts_at)
select id, 10 + abs(hashtext(id::text)) % 80, '15–17 mph', 'gravel', 100 * (abs(hashtext(id::text)) % 30),
  (created_at + interval '3 days')::date, '09:30', 'UTC', 'Chester', '2h 30m',
  ((created_at + interval '3 days')::date + time '09:30') at time zone 'UTC'
from post where is_ride`;

const participants = (count: number) => `
insert into ride_participant (post_id, user_id, created_at)
select id, user_id, min(created_at) from (
  select p.id, p.author_id as user_id, p.created_at from post p where p.is_ride
  union all
  select ${sqlIdOf('post', '1 + 3 * (post_number / 3)')}, ${sqlIdOf('user', 'user_number')}, now() - interval '1 day'
  from (
    select least(${count - 3}, (random() * ${count})::int) as post_number, seed_draw(${userCount}, 1.5) as user_number
    from generate_series(1, ${Math.floor(count / 2)})
  ) drawn
) participant where exists (select from ride where ride.id = participant.id) group by id, user_id`;

const likes = (count: number) => `
insert into post_like (post_id, user_id, created_at)
select p.id, drawn.user_id, p.created_at + interval '1 hour'
from (
  select distinct ${sqlIdOf('post', `${count} + 1 - seed_draw(${count}, 1.3)`)} as post_id, ${sqlIdOf('user', `seed_draw(${userCount}, 1.5)`)} as user_id
  from generate_series(1, ${count * 3})
) drawn join post p on p.id = drawn.post_id and p.author_id <> drawn.user_id`;

/** Sixty under each discussed post, and one for every other post. A third are replies to the one before. */
const comments = (count: number) => `
insert into comment (id, post_id, author_id, parent_id, content, created_at)
select ${sqlIdOf('comment', 'n')}, p.id, ${sqlIdOf('user', 'author')}, case when is_reply then ${sqlIdOf('comment', 'n - 1')} end,
  initcap(seed_words(5 + n % 15)) || '.', p.created_at + n % 1000 * interval '1 second'
from (
  select n, seed_draw(${userCount}, 1.5) as author,
    case when n <= ${discussedCount * 60} then ${count} - 5 * ((n - 1) / 60) else 1 + (n - n % 3) * 7919::bigint % ${count} end as post_number,
    n > ${discussedCount * 60} and n % 3 = 1 as is_reply
  from generate_series(1, ${count + discussedCount * 60}) n
) drawn join post p on p.id = ${sqlIdOf('post', 'post_number')}
where not is_reply or n % 3 = 1 and n - 1 > ${discussedCount * 60}`;

/** Authors have notifications of likes, because the planner would choose other plans for an empty table. */
const notifications = `
insert into notification (id, user_id, kind, subject_id, post_id, since, at)
select gen_random_uuid(), p.author_id, 'like', p.id, p.id, now() - interval '30 days', now() - random() * interval '30 days'
from post p where exists (select from post_like l where l.post_id = p.id);
insert into silenced_kind (user_id, kind)
select ${sqlIdOf('user', 'n')}, 'follow' from generate_series(1, ${userCount}, 20) n`;

/** The counts that triggers would have computed. */
const counts = [
  `update post p set like_count = c.count from (select post_id, count(*) from post_like group by 1) c where c.post_id = p.id`,
  `update post p set comment_count = c.count from (select post_id, count(*) from comment group by 1) c where c.post_id = p.id`,
  `update comment p set reply_count = c.count from (select parent_id, count(*) from comment group by 1) c where c.parent_id = p.id`,
  `update ride p set participant_count = c.count from (select post_id, count(*) from ride_participant group by 1) c where c.post_id = p.id`,
  `update "group" p set member_count = c.count from (select group_id, count(*) from group_member group by 1) c where c.group_id = p.id`,
  `update "user" p set follower_count = c.count from (select followed_id, count(*) from follow group by 1) c where c.followed_id = p.id`,
  `update "user" p set following_count = c.count from (select follower_id, count(*) from follow group by 1) c where c.follower_id = p.id`,
  `update "user" p set post_count = c.posts, public_post_count = c.public_posts, ride_count = c.rides, public_ride_count = c.public_rides
   from (select author_id, count(*) filter (where not is_ride) as posts, count(*) filter (where is_ride) as rides,
       count(*) filter (where not is_ride and privacy = 'public') as public_posts,
       count(*) filter (where is_ride and privacy = 'public') as public_rides
     from post group by 1) c where c.author_id = p.id`,
].join(';\n');

const wordsOf = (table: string, columns: string, where = 'true') => `
insert into search_word (word, source_id)
select distinct on (lexeme) lexeme, t.id from "${table}" t, unnest(to_tsvector('simple', search_words(${columns})))
where ${where} and char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]'
  and not exists (select from search_word known where known.word = lexeme) on conflict do nothing`;

/** The post of a word does not matter here, and reading all posts would take minutes. */
const wordsOfPosts = `
insert into search_word (word, source_id)
select distinct seed_word(rank), ${sqlIdOf('post', '1')} from generate_series(1, ${vocabularySize}) rank
where char_length(seed_word(rank)) >= 3`;

const words = [
  wordsOfPosts,
  wordsOf('user', `t.username || ' ' || t.display_name || ' ' || t.bio`),
  wordsOf('group', `t.name || ' ' || t.description`),
  wordsOf('event', `t.title || ' ' || t.description || ' ' || t.location`),
].join(';\n');

/** The columns that triggers would have filled. */
const vectors = searchedTables
  .map(({ table, columns }) => {
    const set = Object.entries(columns).map(([name, value]) => `${name} = ${value}`);
    return `update "${table}" t set ${set.join(', ')}`;
  })
  .join(';\n');

const cleanUp = `drop function seed_draw; ${dropVocabulary}`;

/** The name and the statement of each step, for a community of this many posts. */
export const postSteps = (count: number): readonly (readonly [string, string])[] => [
  ['posts', posts(count)],
  ['rides', rides],
  ['participants', participants(count)],
  ['likes', likes(count)],
  ['comments', comments(count)],
  ['notifications', notifications],
  ['counts', counts],
  ['words', words],
  ['vectors', vectors],
  ['clean-up', cleanUp],
];
