import type { TestApp } from './harness.ts';

/** Writes many private rides of a member that start in the future. */
export async function planRides(app: TestApp, authorId: string, count: number): Promise<void> {
  await app.run(
    `with p as (
       insert into post (id, author_id, content, privacy, is_ride)
       select gen_random_uuid(), $1, 'Ride ' || n, 'private', true from generate_series(1, $2) n returning id
     ) insert into ride (id, date, time, time_zone) select id, '2086-06-01', '07:00', 'UTC' from p`,
    authorId,
    count,
  );
}
