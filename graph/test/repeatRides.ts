import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** Makes rides of a member, of which the first is on 2086-06-01, the dates of a weekly series. The member has joined it. */
export async function repeatRides(app: TestApp, author: Member, ...rides: Made[]): Promise<void> {
  const id = newId();
  await app.run(
    `insert into ride_series (id, author_id, rule, starts_on, time, time_zone)
     values ($1, $2, 'FREQ=WEEKLY;BYDAY=SA;COUNT=2', '2086-06-01', '07:00', 'UTC')`,
    id,
    author.id,
  );
  await app.run('insert into ride_series_member (series_id, user_id) values ($1, $2)', id, author.id);
  const ids = rides.map((ride) => ride.id);
  await app.run('update ride set series_id = $1, series_date = date where id = any($2::uuid[])', id, ids);
}
