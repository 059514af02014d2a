import type { TestApp } from './harness.ts';

/** Rows that the tests ask about. */
export interface LargeCommunity {
  /** Follows 31 people who post. */
  readonly typicalId: string;
  /** Follows 2,000 people who have not posted for long. */
  readonly dormantId: string;
  readonly groupId: string;
  /** A post with 60 comments. */
  readonly discussedId: string;
}

export const largePostCount = 100_000;

const userId = (n: string) => `('00000001-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const groupId = (n: string) => `('00000002-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const postId = (n: string) => `('00000003-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const idOf = (kind: number, n: number) =>
  `${kind.toString().padStart(8, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const counted = ['post', 'comment', 'post_like', 'follow', 'ride', 'ride_participant', 'group_member'];

// Of the 4,000 members the upper half have posted nothing but the oldest tenth of all posts.
const author = (n: string) =>
  `case when ${n} <= ${largePostCount / 10} then 2001 + ${n} % 2000 else 1 + ${n} * 7 % 2000 end`;

const steps = [
  `insert into "user" (id, username, display_name, password_hash)
   select ${userId('n')}, 'rider_' || n, 'Rider ' || n, '-' from generate_series(1, 4000) n`,
  `insert into "group" (id, name) select ${groupId('n')}, 'Group ' || n from generate_series(1, 50) n`,
  `insert into group_member (group_id, user_id) select ${groupId('1 + n % 50')}, ${userId('n')} from generate_series(1, 4000) n`,
  `insert into follow (follower_id, followed_id) select ${userId('1')}, ${userId('1 + n * 60')} from generate_series(1, 31) n`,
  `insert into follow (follower_id, followed_id) select ${userId('2')}, ${userId('2000 + n')} from generate_series(1, 2000) n`,
  `insert into post (id, author_id, group_id, content, privacy, is_ride, comment_count, created_at, updated_at)
   select ${postId('n')}, ${userId(author('n'))}, case when n % 5 = 0 then ${groupId('1 + n % 50')} end, 'Tailwind ' || n % 977,
     case when n % 20 = 1 then 'private' else 'public' end, n % 3 = 1, case when n = ${largePostCount} then 60 else 0 end,
     now() - (${largePostCount} - n) * interval '5 minutes', now()
   from generate_series(1, ${largePostCount}) n`,
  `insert into ride (id, distance, date, time, time_zone, starts_at)
   select id, 20, created_at::date, '07:00', 'UTC', (created_at::date + time '07:00') at time zone 'UTC' from post where is_ride`,
  `insert into ride_participant (post_id, user_id) select id, author_id from post where is_ride`,
  `insert into post_like (post_id, user_id) select ${postId('n')}, ${userId('1 + n % 1999')} from generate_series(1, ${largePostCount}) n`,
  `insert into comment (id, post_id, author_id, content)
   select gen_random_uuid(), ${postId(`case when n <= 60 then ${largePostCount} else n end`)}, ${userId('1 + n % 3999')}, 'Chapeau'
   from generate_series(1, ${largePostCount / 2}) n`,
  `insert into session (token_hash, user_id) select md5(n::text), ${userId('1 + n % 4000')} from generate_series(1, 20000) n`,
];

/** Fills an empty community with 100,000 posts, in seconds: what triggers would count stays uncounted. */
export async function seedLargeCommunity(app: TestApp): Promise<LargeCommunity> {
  for (const table of counted) await app.run(`alter table "${table}" disable trigger user`);
  for (const step of steps) await app.run(step);
  for (const table of counted) await app.run(`alter table "${table}" enable trigger user`);
  await app.run('vacuum analyze');
  return { typicalId: idOf(1, 1), dormantId: idOf(1, 2), groupId: idOf(2, 1), discussedId: idOf(3, largePostCount) };
}
