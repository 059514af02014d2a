import {
  eventCount,
  firstDormant,
  firstPopular,
  firstViewer,
  followsDormant,
  followsMany,
  groupCount,
  largeGroup,
  manyFollowed,
  newcomer,
  sqlIdOf,
  star,
  starFollowers,
  userCount,
  viewerCount,
} from './cast.ts';
import { vocabularyFunctions } from './vocabulary.ts';

// Members, groups and follows: the same in a community of any size. `draw(n, power)` draws from 1 to n; low numbers are
// more likely, as with popularity.

const lastViewer = firstViewer + viewerCount - 1;

/** Functions for the seed only, dropped after it. */
export const seedFunctions = `
create function seed_draw(n int, power double precision) returns int language sql volatile
  return least(n, 1 + floor(n * power(random(), power)))::int;
${vocabularyFunctions}`;

const name = (list: string) => `(array[${list}])[1 + (n % 24)]`;
const firstNames = `'Ada','Ben','Cleo','Dev','Elin','Finn','Gus','Hana','Ivo','June','Kofi','Lena','Max','Noor','Otto','Pia','Quin','Rosa','Sven','Tess','Uma','Vera','Wim','Yara'`;
const lastNames = `'Abbot','Brook','Carter','Dale','Ember','Frost','Grove','Hollis','Iver','Jarvis','Keller','Lund','Marsh','North','Olsen','Pryce','Quist','Reyes','Stone','Thorne','Udall','Vance','Wolfe','Young'`;

const users = `
insert into "user" (id, username, display_name, password_hash, profile_picture, bio, location, time_zone, created_at)
select ${sqlIdOf('user', 'n')}, lower(${name(firstNames)}) || '.' || lower((array[${lastNames}])[1 + (n / 24 % 24)]) || n,
  ${name(firstNames)} || ' ' || (array[${lastNames}])[1 + (n / 24 % 24)], 'none',
  '/media/' || encode(sha256(n::text::bytea), 'hex') || '.webp', initcap(seed_words(8)) || '.', 'Chester', 'UTC',
  date_trunc('hour', now()) - interval '4 years' + n * interval '1 minute'
from generate_series(1, ${userCount}) n`;

const groups = `
insert into "group" (id, name, description, picture, created_at)
select ${sqlIdOf('group', 'n')}, initcap(seed_words(2)) || ' Riders ' || n, initcap(seed_words(12)) || '.',
  '/media/' || encode(sha256(('g' || n)::bytea), 'hex') || '.webp', date_trunc('hour', now()) - interval '4 years' + n * interval '1 hour'
from generate_series(1, ${groupCount}) n`;

const events = `
insert into event (id, title, description, date, time, time_zone, location, type, difficulty, distance, max_participants, starts_at, ends_at)
select ${sqlIdOf('event', 'n')}, initcap(seed_words(3)), initcap(seed_words(14)) || '.', current_date + n - 60, '09:00', 'UTC', 'Chester',
  'group_ride', 'medium', 10 + n % 60, 500,
  (current_date + n - 60 + time '09:00') at time zone 'UTC', (current_date + n - 60 + time '11:00') at time zone 'UTC'
from generate_series(1, ${eventCount}) n`;

const members = `
insert into group_member (group_id, user_id, created_at)
select ${sqlIdOf('group', 'g')}, ${sqlIdOf('user', 'u')}, date_trunc('hour', now()) - interval '3 years' + u * interval '1 minute'
from (
  select distinct u, g from (
    select u, seed_draw(${groupCount}, 2.0) as g from generate_series(${newcomer + 1}, ${userCount}) u, generate_series(1, 2)
    union all select u, ${largeGroup} from generate_series(${firstViewer}, ${lastViewer}) u
  ) drawn
) member`;

/** A member who is likely to have many followers and posts. */
export const popular = (power: string) => `${firstPopular - 1} + seed_draw(${firstDormant - firstPopular}, ${power})`;

const follows = `
insert into follow (follower_id, followed_id, created_at)
select ${sqlIdOf('user', 'a')}, ${sqlIdOf('user', 'b')}, date_trunc('hour', now()) - interval '2 years' + (a + b) * interval '1 minute'
from (
  select distinct a, b from (
    select a, ${popular('2.5')} as b from generate_series(5, ${userCount}) a, generate_series(1, 8)
    union all select a, ${popular('2.0')} from generate_series(${firstViewer}, ${lastViewer}) a, generate_series(1, 24)
    union all select a, ${star} from generate_series(5, ${starFollowers} + 4) a
    union all select ${followsMany}, 10 + n * 25 from generate_series(1, ${manyFollowed}) n
    union all select ${followsDormant}, ${firstDormant - 1} + n from generate_series(1, ${manyFollowed}) n
  ) drawn where a <> b and b <> ${newcomer}
) follow`;

const mutes = `
insert into mute (muter_id, muted_id, created_at)
select distinct on (a, b) ${sqlIdOf('user', 'a')}, ${sqlIdOf('user', 'b')}, now() - interval '1 year'
from (select a, 1000 + seed_draw(20000, 1.0) as b from generate_series(${firstViewer}, ${lastViewer}) a, generate_series(1, 2)) drawn`;

const sessions = `
insert into session (token_hash, user_id)
select encode(sha256(('b' || lpad(n::text, 42, '0'))::bytea), 'hex'), ${sqlIdOf('user', 'n')}
from generate_series(1, ${lastViewer}) n`;

/** The name and the statement of each step. */
export const communitySteps: readonly (readonly [string, string])[] = [
  ['functions', seedFunctions],
  ['users', users],
  ['groups', groups],
  ['events', events],
  ['members', members],
  ['follows', follows],
  ['mutes', mutes],
  ['sessions', sessions],
];
