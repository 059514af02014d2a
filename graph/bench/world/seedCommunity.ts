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

// People, groups and follows: the same in a community of any size. `draw(n, power)` draws from 1 to n, the lower the
// likelier, as popularity goes.

const lastViewer = firstViewer + viewerCount - 1;

/** Functions that the seed alone uses; dropped after it. */
export const seedFunctions = `
create function seed_draw(n int, power double precision) returns int language sql volatile
  return least(n, 1 + floor(n * power(random(), power)))::int;
create function seed_words(count int) returns text language plpgsql volatile as $$
declare
  words constant text[] := array['ride','road','morning','climb','gravel','coffee','tailwind','headwind','route','group','loop','hill',
    'fast','easy','long','sunday','forest','coast','bridge','village','summit','descent','sprint','legs','chain','tyre','tube','saddle',
    'helmet','rain','sun','wind','cold','warm','early','late','first','last','best','new','old','bike','wheel','brake','pedal','gear',
    'cassette','bottle','jersey','bibs','gloves','lights','dark','dusk','dawn','lake','river','canal','path','trail','singletrack',
    'mountain','valley','pass','col','switchback','cobbles','sector','velodrome','track','fixed','steel','carbon','titanium','frame',
    'fork','stem','handlebar','tape','pump','puncture','repair','workshop','mechanic','bakery','cake','espresso','friends','crew','club',
    'pace','steady','tempo','threshold','interval','recovery','rest','week','month','season','winter','spring','summer','autumn',
    'century','distance','elevation','strava','segment','record','personal','photo','view','sheep','dog','horse','tractor','traffic',
    'quiet','lane','junction','roundabout','ferry','train','station','home','start','finish','meet','join','wait','leave','turn','left',
    'right','straight','north','south','east','west','border','park','castle','church','abbey','mill','farm','vineyard','orchard','moor',
    'heath','dune','beach','harbour','lighthouse','pier','island','tunnel','dam','reservoir','quarry','plateau','ridge','gorge','canyon'];
  picked text[] := '{}';
begin
  for i in 1..count loop
    picked := picked || words[1 + floor(array_length(words, 1) * power(random(), 1.6))::int];
  end loop;
  return array_to_string(picked, ' ');
end $$;`;

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
insert into event (id, title, description, date, time, time_zone, location, type, difficulty, distance, max_participants)
select ${sqlIdOf('event', 'n')}, initcap(seed_words(3)), initcap(seed_words(14)) || '.', current_date + n - 60, '09:00', 'UTC', 'Chester',
  'group_ride', 'medium', 10 + n % 60, 500
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

/** A member whom many are likely to follow, or who is likely to have written a post. */
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

/** What each step is called, and its statement. */
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
