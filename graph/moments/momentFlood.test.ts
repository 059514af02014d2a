import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { rowsRead, runsOf } from '../test/plans.ts';
import { useApp } from '../test/useApp.ts';

const ofEach = 1_000;
const authors = 20;

const app = useApp();
let ada: Member;
let cleo: Member;
let ride: Made;
beforeAll(async () => {
  let ben: Member;
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  ride = await app.ride(ada, { date: '2087-06-01' });
  await app.mute(cleo, ben);
  await app.run('alter table moment disable trigger user');
  await app.run(
    `with writer as (
       insert into "user" (id, username, display_name, password_hash)
       select gen_random_uuid(), 'writer' || n, 'Writer', '' from generate_series(2, $4::int) n
       returning id
     )
     insert into moment (id, post_id, author_id, description, timestamp, created_at)
     select gen_random_uuid(), $1, author.id, 'Moment ' || n, now() + n * interval '1 ms', now()
     from (select id from writer union all select $2::uuid) author, generate_series(1, $3::int) n`,
    ride.id,
    ben.id,
    ofEach,
    authors,
  );
  await app.run('alter table moment enable trigger user');
  await app.run('update ride set moment_count = $2 where id = $1', ride.id, authors * ofEach);
  await app.run(`update moment set timestamp = timestamp - interval '1 hour' where author_id = $1`, ben.id);
  await app.run('vacuum analyze moment, ride, "user"');
});

const document = `query ($id: ID!) {
  post(id: $id) { ride { momentCount moments(first: 20) { nodes { author { username } } } } }
}`;

test.each([
  ['a member who avoids nobody reads few', () => ada, { count: authors * ofEach, first: 'ben', most: 100 }],
  [
    'a member who mutes an author reads each at most once',
    () => cleo,
    { count: (authors - 1) * ofEach, first: 'writer', most: authors * ofEach + 1 },
  ],
])('%s of 20,000 moments for a page of a ride', async (_name, viewer, { count, first, most }) => {
  const runs = await runsOf(app, '', async () => {
    const { data, error } = await app.as(viewer()).query(document, { id: ride.id });
    expect(error).toBeNull();
    const { momentCount, moments } = data.post.ride;
    expect([momentCount, moments.nodes.length]).toEqual([count, 20]);
    expect(moments.nodes[0].author.username).toMatch(first);
  });
  const ofRide = runs.filter(({ statement }) => /^(post|moment)\./.test(statement.name));
  const read = await Promise.all(ofRide.map((run) => rowsRead(app, run, 'moment')));
  expect(read.length).toBeGreaterThan(1);
  expect(Math.max(...read)).toBeLessThan(most);
});
