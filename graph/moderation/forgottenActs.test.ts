import { beforeAll, expect, test } from 'vitest';
import { notificationKinds } from '../model/notifications/NotificationKind.ts';
import { actsOf } from '../model/notifications/notificationActs.ts';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';
import { isOfOther } from './sever.ts';

const app = useApp();
let ada: Member;
let ben: Member;
beforeAll(async () => {
  let cleo: Member;
  ({ ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo'));
  const everyone = [ada, ben, cleo];
  for (const author of everyone) {
    for (const guests of [[], [ada], [ben], [ada, ben], [ben, cleo], everyone]) {
      const post = await app.ride(author, { date: '2087-05-01', createdAt: new Date(0) });
      for (const guest of guests) {
        const comment = await app.comment(guest, post);
        await app.comment(guest, post, { parent: comment });
        if (guest === author) continue;
        await app.participate(post, guest);
        await app.run('insert into post_like (post_id, user_id) values ($1, $2)', post.id, guest.id);
      }
    }
  }
  await app.run('update ride_participant set leads_since = now()');
  await app.follow(ben, ada);
  await app.follow(cleo, ben);
  // Each kind for each member, about each post, with and without each of its comments.
  await app.run(
    `insert into notification (id, user_id, kind, subject_id, post_id, comment_id, actor_id, since, at, starts_at, plan_before, plan_after, read_at, withdrawn_at)
     select gen_random_uuid(), u.id, kind, gen_random_uuid(), p.id, c.id, actor.id, now() - interval '1 day', now() + interval '1 day',
       case when kind = 'rideTomorrow' then r.starts_at end,
       '{"time": "07:00"}', '{"time": "08:00"}',
       case when row_number() over () % 4 = 0 then now() end, case when row_number() over () % 3 = 0 then now() end
     from "user" u, unnest($1::text[]) kind, post p join ride r on r.id = p.id
       left join lateral (select id from comment where post_id = p.id union all select null) c on true,
       lateral (select id from "user" union all select null) actor
     where actor.id is null or kind = 'rideDeleted'
     on conflict do nothing`,
    notificationKinds,
  );
});

const pair = 'with pair as (select $1::uuid as blocker_id, $2::uuid as blocked_id)';
const isOfPair = (column: string) => `${column} in (pair.blocker_id, pair.blocked_id)`;
/** The same condition, evaluated over the acts of all kinds. */
const overAllKinds = `${isOfPair('n.user_id')} and n.read_at is null
  and exists (select from (${actsOf('n.user_id', 'n')}) act where act.actor_id <> n.user_id and ${isOfPair('act.actor_id')})
  and not exists (select from (${actsOf('n.user_id', 'n')}) act where not ${isOfPair('act.actor_id')})`;

test('a block forgets the notifications of acts of the other alone, of each kind', async () => {
  const chosen = (condition: string) =>
    app.run<{ id: string; kind: string }>(
      `${pair} select n.id, n.kind from notification n, pair where ${condition} order by n.id`,
      ada.id,
      ben.id,
    );
  const forgotten = await chosen(isOfOther);
  expect(forgotten).toEqual(await chosen(overAllKinds));
  expect([...new Set(forgotten.map(({ kind }) => kind))].toSorted()).toEqual([
    'announced',
    'comment',
    'follow',
    'join',
    'leaderNamed',
    'like',
    'mention',
    'placeGiven',
    'reply',
    'rideChanged',
    'rideDeleted',
    'rideTomorrow',
  ]);
});

interface Step {
  'Actual Loops': number;
  Plans?: Step[];
}

const stepsOf = ({ 'Actual Loops': loops, Plans = [] }: Step): number =>
  Plans.reduce((sum, below) => sum + stepsOf(below), loops);

test('and looks only at acts of the kind of each notification', async () => {
  const steps = async (condition: string) => {
    const text = `explain (analyze, format json) ${pair} select n.id from notification n, pair where ${condition}`;
    const [row] = await app.run(text, ada.id, ben.id);
    return stepsOf(row?.['QUERY PLAN'][0].Plan);
  };
  expect(await steps(isOfOther)).toBeLessThan((await steps(overAllKinds)) / 2);
});
