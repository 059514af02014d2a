/** The members and the group that the finder is tested with. */
export interface ManyRides {
  /** Follows 31 members who ride. */
  readonly typicalId: string;
  /** Follows 2,000 members who do not ride. */
  readonly dormantId: string;
  /** One of 200 groups, to which 50 of the rides are posted. */
  readonly groupId: string;
}

const upcomingRideCount = 10_000;
const pastRideCount = 20_000;

const keyOf = (kind: number, n: string) => `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const userId = (n: string) => keyOf(1, n);
const groupId = (n: string) => keyOf(2, n);
const postId = (n: string) => keyOf(3, n);
const idOf = (kind: number, n: number) => `0000000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const counted = ['post', 'follow', 'ride', 'ride_participant'];

const steps = [
  `insert into "user" (id, username, display_name, password_hash)
   select ${userId('n')}, 'rider_' || n, 'Rider ' || n, '-' from generate_series(1, 6000) n`,
  `insert into "group" (id, name) select ${groupId('n')}, 'Group ' || n from generate_series(1, 200) n`,
  `insert into follow (follower_id, followed_id) select ${userId('1')}, ${userId('1 + n * 60')} from generate_series(1, 31) n`,
  `insert into follow (follower_id, followed_id) select ${userId('2')}, ${userId('4000 + n')} from generate_series(1, 2000) n`,
  `insert into post (id, author_id, group_id, content, privacy, is_ride, created_at, updated_at)
   select ${postId('n')}, ${userId('1 + n * 7 % 4000')}, case when n % 2 = 0 then ${groupId('1 + n % 400 / 2')} end, 'Tailwind ' || n % 977,
     case when n % 20 = 1 then 'private' else 'public' end, true, now() - n * interval '1 minute', now()
   from generate_series(1, ${upcomingRideCount + pastRideCount}) n`,
  `insert into ride (id, distance, type, date, time, time_zone, starts_at)
   select ${postId('n')}, 5 + n % 120, (array['road', 'gravel', 'mountain', 'hybrid'])[1 + n % 4],
     date, '07:00', 'UTC', (date + time '07:00') at time zone 'UTC'
   from generate_series(1, ${upcomingRideCount + pastRideCount}) n,
     date((now() + (n - ${pastRideCount}) * interval '10 minutes' + interval '1 day')) date`,
  `insert into ride_participant (post_id, user_id)
   select ${postId('n')}, ${userId('1 + (n * 7 + rider * 13) % 4000')}
   from generate_series(1, ${upcomingRideCount + pastRideCount}) n, generate_series(0, 9) rider on conflict do nothing`,
];

/**
 * Fills an empty community with 10,000 upcoming rides, twice as many past ones, and ten riders in each. Counters are
 * not updated.
 */
export async function seedManyRides(run: (text: string) => Promise<unknown>): Promise<ManyRides> {
  for (const table of counted) await run(`alter table "${table}" disable trigger user`);
  for (const step of steps) await run(step);
  for (const table of counted) await run(`alter table "${table}" enable trigger user`);
  await run('vacuum analyze');
  return { typicalId: idOf(1, 1), dormantId: idOf(1, 2), groupId: idOf(2, 7) };
}
