import { beforeAll, describe, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
import type { Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
  await app.run(
    `insert into "user" (id, username, display_name, password_hash)
     select gen_random_uuid(), 'rider_' || n, 'Rider ' || n, '-' from generate_series(1, 60) n`,
  );
  await app.run(`insert into "group" (id, name) select gen_random_uuid(), 'Group ' || n from generate_series(1, 5) n`);
  await app.run(
    `insert into group_member (group_id, user_id)
     select g.id, u.id from "group" g cross join "user" u where u.username not like '%7'`,
  );
  await app.run(`insert into follow select $1, id from "user" where username like '%3'`, ada.id);
});

/**
 * Adds posts up to the number `count`: every third is a ride with six riders, every second is in a group, all are liked. Of the rides, some are
 * dates of a series, are full with a waiting list, have pace groups, have maybes or are called off.
 */
async function growTo(count: number): Promise<void> {
  await app.run('delete from post');
  await app.run(
    `with u as (select id, row_number() over (order by username) as n from "user"),
          g as (select id, row_number() over (order by name) as n from "group")
     insert into post (id, author_id, group_id, content, privacy, is_ride, created_at, updated_at)
     select gen_random_uuid(), u.id, g.id, 'Post ' || s.n, 'public', s.n % 3 = 0,
       now() - make_interval(mins => s.n), now()
     from generate_series(1, $1::int) s(n)
     join u on u.n = 1 + s.n % 60
     left join g on s.n % 2 = 0 and g.n = 1 + s.n % 5`,
    count,
  );
  await app.run(
    `insert into ride (id, distance, date, time, time_zone) select id, 20, '2086-01-01', '07:00', 'UTC' from post where is_ride`,
  );
  await app.run(
    `insert into ride_participant (post_id, user_id) select r.id, u.id from ride r
     cross join (select id from "user" order by username limit 6) u`,
  );
  await giveFacts();
  await app.run(
    `insert into post_like (post_id, user_id) select p.id, u.id from post p
     cross join (select id from "user" order by username limit 5) u where u.id <> p.author_id`,
  );
  await app.run('analyze');
}

/** Gives each ride two or three of the facts that it can have beside participants. */
async function giveFacts(): Promise<void> {
  const rides =
    '(select r.*, row_number() over (order by p.created_at desc) as n from ride r join post p on p.id = r.id)';
  await app.run(
    `insert into ride_series (id, author_id, rule, starts_on, time, time_zone)
     select r.id, p.author_id, 'FREQ=WEEKLY;BYDAY=TU;COUNT=2', r.date, r.time, r.time_zone
     from ${rides} r join post p on p.id = r.id where r.n % 2 = 0`,
  );
  await app.run('update ride set series_id = s.id, series_date = s.starts_on from ride_series s where s.id = ride.id');
  await app.run(
    `insert into pace_group (id, post_id, letter, name, distance)
     select gen_random_uuid(), r.id, g.letter, 'Group', 20 from ${rides} r cross join unnest('{A,B}'::text[]) g(letter) where r.n % 2 = 1`,
  );
  await app.run('update ride set places = participant_count');
  await app.run(
    `insert into ride_waiting (post_id, user_id) select r.id, u.id from ${rides} r
     cross join (select id from "user" order by username desc limit 3) u where r.n % 3 = 0
     union all select r.id, $1 from ${rides} r where r.n % 3 = 1`,
    ada.id,
  );
  await app.run(
    `insert into ride_maybe (post_id, user_id) select r.id, u.id from ${rides} r
     cross join (select id from "user" order by username desc limit 3) u where r.n % 3 = 2`,
  );
  await app.run(
    `update ride set called_off_at = now(), called_off_reason = 'Ice' from ${rides} r where r.id = ride.id and r.n % 5 = 0`,
  );
}

const homeFeed = clientDocument('HomeFeed');

interface Card {
  ride: {
    participants: { nodes: unknown[] };
    places: number | null;
    waitingCount: number;
    maybeCount: number;
    paceGroupCount: number;
    calledOffAt: string | null;
  } | null;
  group: object | null;
  likeCount: number;
}

/** The number of statements for a full page: a third of it are rides with four visible riders, half of it is in groups. */
async function costOf(viewer: Member | null, document: string): Promise<number> {
  return countSql(app, async () => {
    const { data, error } = await app.as(viewer).query(document, { scope: 'EVERYONE', signedIn: viewer !== null });
    expect(error).toBeNull();
    const cards: Card[] = data.feed.edges.map((edge: { node: Card }) => edge.node);
    const rides = cards.flatMap(({ ride }) => ride ?? []);
    expect([cards.length, rides.length, cards.filter(({ group }) => group).length]).toEqual([20, 6, 10]);
    expect(rides.every(({ participants }) => participants.nodes.length === 4)).toBe(true);
    expect(rides.every(({ places }) => places === 6)).toBe(true);
    for (const fact of ['waitingCount', 'maybeCount', 'paceGroupCount', 'calledOffAt'] as const) {
      expect(rides.some((ride) => ride[fact])).toBe(true);
    }
    expect(cards.every(({ likeCount }) => likeCount > 0)).toBe(true);
    expect(JSON.stringify(data).length).toBeLessThan(60_000);
  });
}

describe.each([20, 2000])('with %i posts the home feed of twenty costs', (count) => {
  beforeAll(async () => {
    await growTo(count);
    // Every request reads its session. Signing in is not part of the cost of a page.
    await app.tokenOf(ada);
  });

  test('a member 5 statements: session, posts with all they lead to, riders, saved rides, followed likers', async () => {
    expect(await costOf(ada, homeFeed)).toBe(5);
  });

  test('a visitor 2: there is no session', async () => {
    expect(await costOf(null, homeFeed)).toBe(2);
  });

  test('a caller of REST 2: session, posts with their rides', async () => {
    const cost = await countSql(app, async () => {
      expect((await app.as(ada).get('/api/posts/feed?showAll=true')).body).toHaveLength(20);
    });
    expect(cost).toBe(2);
  });
});

test('the whole home page costs 12: on top of the feed the viewer, their distances and next ride, three lists and which groups are theirs', async () => {
  expect(await costOf(ada, clientDocument('HomePage'))).toBe(12);
});
