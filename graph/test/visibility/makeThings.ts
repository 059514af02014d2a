import { rideIdOf } from '../../model/rides/rideIds.ts';
import { newId } from '../../platform/lib/ids.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Marks } from './makeMarks.ts';
import { commonWord } from './makeMembers.ts';
import { home, makeRoute } from './makeRoutes.ts';
import type { Person } from './table.ts';
import { people } from './table.ts';
import type { Zone } from './zoneAtNoon.ts';

/** A post, a comment or a moment of the cast. */
export interface Thing {
  name: string;
  kind: 'post' | 'comment' | 'moment';
  id: string;
  author: Person;
  /** The name of what it stands under, null for a post. */
  under: string | null;
  /** The post that it is or stands under. */
  postId: string;
  /** Null for what is no post. */
  privacy: string | null;
  isRide: boolean;
}

export interface Makings {
  app: TestApp;
  marks: Marks;
  members: Record<Person, Member>;
  groupIds: ReadonlyMap<string, string>;
  zone: Zone;
  now: Date;
}

// The names of the rows, such as `muted's reply to member's comment on owner's public post`.
const postName = /^(\w+)'s (?:(public|private) )?(?:(club|rivals|circle|cabal) )?(post|ride)$/;
const underName = /^(\w+)'s (comment on|reply to|moment of) (.+)$/;

const minute = 60_000;

/**
 * An instant like no other, a while ago: the last of so many marks. Only starts of rides are whole minutes, so that no time that follows
 * from a start is the time of something else.
 */
function instantOf({ marks, now }: Makings, name: string, fact: string): Date {
  const seconds = fact === 'startsAt' ? 0 : 30_000;
  const instant = new Date(Math.floor(now.getTime() / minute - marks.all.length - 3) * minute + seconds);
  marks.note(name, fact, instant.toISOString());
  return instant;
}

function personOf(name = ''): Person {
  const person = people.find((each) => each === name);
  if (!person) throw new RangeError(`${name} is nobody of the cast`);
  return person;
}

async function makePost(makings: Makings, name: string, rideCount: number): Promise<Thing | null> {
  const [, by, open, group, kind] = postName.exec(name) ?? [];
  if (!kind) return null;
  const { app, marks, members, groupIds } = makings;
  const author = personOf(by);
  const id = marks.note(name, 'id', newId());
  const privacy = open ?? 'group';
  const isRide = kind === 'ride';
  const audience = { privacy, group_id: (group && groupIds.get(group)) ?? null };
  const content = `${commonWord} ${marks.word(name, 'content')}`;
  const media_urls = [`https://pictures.test/${marks.word(name, 'picture')}.jpg`];
  const media_alts = [marks.word(name, 'alt')];
  const created_at = instantOf(makings, name, 'createdAt');
  const facts = { author_id: members[author].id, ...audience, is_ride: isRide, content, media_urls, media_alts };
  await insertInto(app, 'post', { id, ...facts, created_at, updated_at: created_at });
  if (isRide) await makeRide(makings, { id, name, author, rideCount });
  return { name, kind: 'post', id, author, under: null, postId: id, privacy, isRide };
}

/**
 * The figures of a ride with so many rides before it. They are powers of two: each sum identifies its rides. The fraction
 * makes the climb a mark.
 */
export const figuresOf = (rideCount: number) => ({ distance: 2 ** rideCount, elevation: 2 ** rideCount + 1 / 64 });

/** A rule like no other, which gives no date. */
const ruleOf = (rideCount: number) => `FREQ=WEEKLY;BYDAY=MO;UNTIL=200101${String(rideCount + 1).padStart(2, '0')}`;

interface RideFacts {
  id: string;
  name: string;
  author: Person;
  rideCount: number;
}

/** The private rides do not take place. Those who may not read them must not read why either. */
export const isCalledOff = (name: string): boolean => name.endsWith('private ride');

async function makeRide(makings: Makings, { id, name, author, rideCount }: RideFacts): Promise<void> {
  const { app, marks, zone, members } = makings;
  const words = ['pace', 'type', 'location', 'duration'].map((fact) => [fact, marks.word(name, fact)]);
  const start = { ...zone.wallClock(instantOf(makings, name, 'startsAt')), time_zone: zone.timeZone };
  const numbers = { ...figuresOf(rideCount), places: 9 };
  marks.note(name, 'elevation', String(numbers.elevation));
  marks.note(name, 'id of the ride', rideIdOf(id));
  const onRoute = { ride: name, author, ownerId: members[author].id };
  const route_id = await makeRoute(makings, onRoute);
  const series_id = marks.note(name, 'id of the series', newId());
  const series = { id: series_id, author_id: members[author].id, rule: marks.note(name, 'rule', ruleOf(rideCount)) };
  const { date: starts_on, ...clock } = start;
  await insertInto(app, 'ride_series', { ...series, ...clock, starts_on });
  const callingOff = isCalledOff(name) && {
    called_off_at: instantOf(makings, name, 'calledOffAt'),
    called_off_reason: marks.word(name, 'called off reason'),
  };
  await insertInto(app, 'ride', {
    id,
    ...Object.fromEntries(words),
    ...start,
    ...numbers,
    route_id,
    series_id,
    ...meetingPointOf(makings, { name, author }),
    ...callingOff,
  });
  const groupId = marks.note(name, 'id of the pace group', newId());
  await insertInto(app, 'pace_group', {
    id: groupId,
    post_id: id,
    letter: 'A',
    name: marks.word(name, 'name of the pace group'),
    pace: marks.word(name, 'pace of the pace group'),
    distance: 31,
    places: 9,
    route_id: await makeRoute(makings, { ...onRoute, name: 'route of the pace group' }),
  });
  if (name === sheetRide) await makeSheet(makings, id, groupId);
}

/** The riders of one ride meet at the home of its author, which only the author reads. */
function meetingPointOf({ marks }: Makings, { name, author }: Pick<RideFacts, 'name' | 'author'>) {
  const [thing, fact] = name === sheetRide ? [`whole routes of ${author}`, name] : [name, 'longitude'];
  const meeting_lng = marks.number(thing, `meeting point: ${fact}`, 10_000);
  return {
    meeting_lat: name === sheetRide ? home.lat : marks.number(name, 'meeting point: latitude', 10_000),
    meeting_lng,
  };
}

/** The ride whose sheet has a guest and a note. */
export const sheetRide = "owner's public ride";

async function makeSheet({ app, marks }: Makings, post_id: string, pace_group_id: string): Promise<void> {
  const sheet = 'sheet of owner';
  await app.run('update ride set leader_note = $2 where id = $1', post_id, marks.word(sheet, 'note'));
  const guest = { id: marks.note(sheet, 'id of the guest', newId()), name: marks.word(sheet, 'name of the guest') };
  await insertInto(app, 'ride_guest', { ...guest, post_id, pace_group_id });
}

async function makeUnder(makings: Makings, name: string, made: readonly Thing[]): Promise<Thing> {
  const [, by, relation, under = ''] = underName.exec(name) ?? [];
  const host = made.find((thing) => thing.name === under);
  if (!host) throw new Error(`${name} names nothing that stands above it in the table`);
  const { app, marks, members } = makings;
  const author = personOf(by);
  const id = marks.note(name, 'id', newId());
  const facts = { id, post_id: host.postId, author_id: members[author].id };
  const kind = relation === 'moment of' ? 'moment' : 'comment';
  if (kind === 'moment') {
    const words = { description: marks.word(name, 'description'), address: marks.word(name, 'address') };
    const place = { lat: marks.number(name, 'lat', 10_000), lng: marks.number(name, 'lng', 10_000) };
    const image_url = `https://pictures.test/${marks.word(name, 'picture')}.jpg`;
    const image_alt = marks.word(name, 'alt');
    const timestamp = instantOf(makings, name, 'timestamp');
    await insertInto(app, 'moment', { ...facts, ...words, ...place, image_url, image_alt, timestamp });
  } else {
    const parent_id = relation === 'reply to' ? host.id : null;
    const created_at = instantOf(makings, name, 'createdAt');
    await insertInto(app, 'comment', { ...facts, parent_id, content: marks.word(name, 'content'), created_at });
  }
  return { name, kind, id, author, under, postId: host.postId, privacy: null, isRide: host.isRide };
}

/** Makes posts, comments and moments from the names of the rows, in their order, every fact of them marked. */
export async function makeThings(makings: Makings, names: readonly string[]): Promise<Thing[]> {
  const made: Thing[] = [];
  for (const name of names.filter((each) => each.includes("'s "))) {
    const rideCount = made.filter(({ kind, isRide }) => kind === 'post' && isRide).length;
    made.push((await makePost(makings, name, rideCount)) ?? (await makeUnder(makings, name, made)));
  }
  return made;
}
