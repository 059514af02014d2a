import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
beforeAll(async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  const [ride, other] = [await app.ride(ada, { date: '2099-01-01' }), await app.post(ben)];
  await app.event({ date: '2099-01-01' });
  const comment = await app.comment(ben, ride);
  await app.comment(ada, ride, { parent: comment });
  await app.comment(ada, other);
  await app.run(
    `insert into moment (id, post_id, author_id, description, timestamp) values (gen_random_uuid(), $1, $2, 'Top', now())`,
    ride.id,
    ada.id,
  );
  await app.run('insert into route (id, owner_id) values (gen_random_uuid(), $1)', ada.id);
});

describe('the database refuses', () => {
  const checkViolation = '23514';
  const unknownZone = '22023';
  const others = (table: string, column: string) =>
    `(select id from ${table} where id <> ${column} and exists (select from post) limit 1)`;

  test.each([
    ['a distance that is no number', `update ride set distance = 'NaN'`],
    ['an infinite distance', `update ride set distance = 'infinity'`],
    ['a climb that is no number', `update ride set elevation = 'NaN'`],
    ['an event of infinite length', `update event set distance = 'infinity'`],
    ['an event of an unknown type', `update event set type = 'race'`],
    ['an infinite goal', `update "user" set monthly_goal = 'infinity'`],
    ['a goal that is no number', `update "user" set monthly_goal = 'NaN'`],
    ['a check of a file that is no picture', `insert into media_check values ('../../secrets', now(), now())`],
    [
      'a picture whose name leads to another folder',
      `insert into media (hash, width, height, byte_count) values ('../../secrets', 1, 1, 1)`,
    ],
    ['a check of a file that is no route file', `insert into route_original_check values ('../../secrets', now())`],
    [
      'a route file whose name leads to another folder',
      `insert into route_original values (gen_random_uuid(), '../../secrets', 'gpx', 1)`,
    ],
    ['an unknown unit', `update "user" set units_preference = 'parsecs'`],
    [
      'a reply under another post',
      `update comment set parent_id = (select id from comment c where c.post_id <> comment.post_id and c.parent_id is null limit 1)
       where parent_id is not null`,
    ],
    [
      'a comment that moves to another post',
      `update comment set post_id = (select id from post p where p.id <> comment.post_id)`,
    ],
    ['another author of a comment', `update comment set author_id = ${others('"user"', 'comment.author_id')}`],
    ['another author of a post', `update post set author_id = ${others('"user"', 'post.author_id')}`],
    ['a post that becomes a ride', 'update post set is_ride = not is_ride'],
    ['another author of a moment', `update moment set author_id = ${others('"user"', 'moment.author_id')}`],
    ['another owner of a route', `update route set owner_id = ${others('"user"', 'route.owner_id')}`],
  ])('%s', async (_what, text) => {
    await expect(app.run(text)).rejects.toMatchObject({ code: checkViolation });
  });

  test.each([
    ['a ride', `update ride set date = null, time_zone = 'Europe/Atlantis'`],
    ['a member', `update "user" set time_zone = 'Europe/Atlantis'`],
  ])('an unknown time zone of %s', async (_what, text) => {
    await expect(app.run(text)).rejects.toMatchObject({ code: unknownZone });
  });
});
