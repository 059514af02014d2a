import { getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { routes } from '../../doors/rest/rest.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import { isForGraphQL, isOfBoard, isOfSignIn, isOfThanks } from './doorsOfThings.ts';
import { facts, factsOfAnswers, factsOfThings } from './facts.ts';
import { factsOfMaps } from './factsOfMaps.ts';
import { followAll } from './followed.ts';
import type { Failure } from './harmlessWrites.ts';
import { comeAndGo, everyMutation, writeByGraphQL, writeByRest } from './harmlessWrites.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import type { Cast } from './makeCast.ts';
import { makeCast } from './makeCast.ts';
import type { Mark } from './makeMarks.ts';
import { groupsOfCast } from './makeMembers.ts';
import type { Sightings } from './makeSightings.ts';
import { makeSightings } from './makeSightings.ts';
import type { Question } from './questions.ts';
import { ask, everyListOfMembers, everyPage, everyQuestion, everySearch } from './questions.ts';
import type { RestRead } from './restReads.ts';
import { everyRead, read } from './restReads.ts';
import type { MemberName, ViewerName } from './table.ts';
import { maySee, members, people, profileOf, things, viewers } from './table.ts';

const doors = ['queries', 'REST reads', 'subscriptions', 'mutations', 'REST writes'] as const;
type Door = (typeof doors)[number];
const readingDoors = ['queries', 'REST reads'] as const;

const schema = makeSchema();
const mutations = everyMutation(schema);

let app: TestApp;
let cast: Cast;
let seen: Record<ViewerName, Record<Door, Sightings>>;
const refused: Failure[] = [];
/** The errors of each viewer for posts that they cannot follow. */
const unfollowed = new Map<ViewerName, Map<string, string>>();

/** Reads everything as one viewer. */
async function readAs(viewer: ViewerName, questions: readonly Question[], reads: readonly RestRead[]): Promise<void> {
  const caller = app.near(cast.as(viewer));
  const refusals = await ask(caller, questions, seen[viewer].queries);
  refused.push(...refusals.map(({ field, message }) => ({ call: `${field} by ${viewer}`, message })));
  for (const asked of reads) {
    const { body } = await read(caller, asked);
    seen[viewer]['REST reads'].note(asked.route, body);
  }
}

/** Follows everything as one viewer. */
async function followAs(viewer: ViewerName): Promise<void> {
  const client = await app.live(cast.as(viewer));
  unfollowed.set(viewer, await followAll(schema, { client, cast, sightings: seen[viewer].subscriptions }));
}

/** The cursors of a list, from all viewers. */
function allCursors(): Map<string, string[]> {
  const places = viewers.flatMap((viewer) => [...seen[viewer].queries.cursors]);
  const ofRoots = places.flatMap(([cursor, place]) => {
    const [, field] = /^GraphQL\.(\w+)\.(?:edges|pageInfo)\.\w+$/.exec(place) ?? [];
    return field ? [{ field, cursor }] : [];
  });
  const grouped = Map.groupBy(ofRoots, ({ field }) => field);
  return new Map([...grouped].map(([field, each]) => [field, [...new Set(each.map(({ cursor }) => cursor))]]));
}

async function writeAs(person: MemberName): Promise<void> {
  const writer = { app, cast, person, me: cast.members[person] };
  const caller = app.near(writer.me);
  refused.push(...(await writeByGraphQL(mutations, caller, writer, seen[person].mutations)));
  refused.push(...(await writeByRest(routes, writer, seen[person]['REST writes'])));
}

const unlimited = 10_000_000;

beforeAll(async () => {
  const limits = { reads: unlimited, writes: unlimited, texts: unlimited, signIns: unlimited };
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'rides@rides.example',
    PUBLIC_URL: 'https://rides.example',
  };
  const offered = {
    DEMO: '1',
    TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_FILE: '/maps/region.pmtiles',
    ...mail,
  };
  app = await startApp({ RATE_LIMITS: JSON.stringify(limits), QUERY_LIMITS: limitsOfCrawl, ...offered });
  cast = await makeCast(app);
  const doorsOf = () => Object.fromEntries(doors.map((door) => [door, makeSightings(cast)]));
  // `Object.fromEntries` loses the names that the record type has.
  seen = Object.fromEntries(viewers.map((viewer) => [viewer, doorsOf()])) as typeof seen;
  const questions = [everyQuestion, everyListOfMembers, everySearch].flatMap((every) => every(schema, cast));
  const reads = everyRead(routes, cast);
  await Promise.all(viewers.map((viewer) => readAs(viewer, questions, reads)));
  const pages = everyPage(schema, cast, allCursors());
  await Promise.all(viewers.map((viewer) => ask(app.near(cast.as(viewer)), pages, seen[viewer].queries)));
  await Promise.all(viewers.map(followAs));
  await comeAndGo(mutations, app, seen.anonymous.mutations);
  await Promise.all(members.map(writeAs));
}, 900_000);
afterAll(() => app.close());

describe.each(viewers)('%s', (viewer) => {
  test.each(doors)('is told nothing by %s but what the table allows', (door) => {
    const forbidden = [...seen[viewer][door].marks].filter(([{ thing }]) => !maySee(viewer, thing));
    const told = forbidden.map(([{ thing, fact }, places]) => `${fact} of ${thing} at ${placesIn(places)}`);
    expect(told).toEqual([]);
  });

  test.each(readingDoors)('is told all by %s that the table allows', (door) => {
    const { marks } = seen[viewer][door];
    // REST keeps to the specification's fields, which have no words for what a picture shows, and no id of a ride or of rules.
    // GraphQL sends no files of routes.
    const isOfDoor = ({ thing, fact }: Mark) =>
      door === 'queries'
        ? !fact.startsWith('file of the route')
        : !isForGraphQL(thing) && fact !== 'alt' && !/^id of the (ride$|rules of )/.test(fact);
    const isTold = (mark: Mark) => maySee(viewer, mark.thing) && isOfDoor(mark);
    const missed = cast.marks.all.filter((mark) => isTold(mark) && !marks.has(mark));
    expect(missed.map(({ thing, fact }) => `${fact} of ${thing}`)).toEqual([]);
  });

  test('is told by subscriptions of every post, comment and moment that the table allows', () => {
    const { marks } = seen[viewer].subscriptions;
    const visible = cast.things.filter(({ name }) => maySee(viewer, name));
    const told = new Set([...marks.keys()].filter(({ fact }) => fact === 'id').map(({ thing }) => thing));
    expect(visible.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
  });

  test('is refused to follow what they may not see like what does not exist, and what is no ride', () => {
    const posts = cast.things.filter(({ kind }) => kind === 'post');
    const refusalOf = (name: string) => `Error: NOT_FOUND: ${name} not found`;
    const expected = ['rideActivity', 'postActivity'].flatMap((field) => [
      [`${field} of nothing`, refusalOf('Post')],
      ...posts.flatMap(({ name, isRide }) => {
        if (!maySee(viewer, name)) return [[`${field} of ${name}`, refusalOf('Post')]];
        return field === 'rideActivity' && !isRide ? [[`${field} of ${name}`, refusalOf('Ride')]] : [];
      }),
    ]);
    const ofNobody = ['notificationActivity of nothing', 'Error: UNAUTHENTICATED: Authentication required'];
    const all = viewer === 'anonymous' ? [...expected, ofNobody] : expected;
    expect(Object.fromEntries(unfollowed.get(viewer) ?? [])).toEqual(Object.fromEntries(all));
  });

  test.each(readingDoors)('meets by %s no id that nothing in the cast has', (door) => {
    expect([...seen[viewer][door].unknownIds]).toEqual([]);
  });

  const tellingDoors = ['queries', 'subscriptions'] as const;
  test.each(tellingDoors)(
    'is told by %s the counts of what they may see, and of themselves alone what they do',
    (door) => {
      const told = [...seen[viewer][door].facts].filter(([fact]) => facts[fieldOf(fact)]);
      const right = told.map(([fact]) => [fact, facts[fieldOf(fact)]?.({ viewer, name: nameIn(fact), cast })]);
      expect(Object.fromEntries(told)).toEqual(Object.fromEntries(right));
    },
  );
});

describe.each(viewers)('%s is told by REST the counts that queries tell:', (viewer) => {
  const countIn = (field: string, name: string) => facts[field]?.({ viewer, name, cast });
  const seenPosts = () => cast.things.filter(({ kind, name }) => kind === 'post' && maySee(viewer, name));
  const get = async (path: string) => (await app.as(cast.as(viewer)).get(path)).body;

  test('of posts', async () => {
    const postIds = cast.things.map(({ id }) => id);
    const { body } = await app.as(cast.as(viewer)).post('/api/posts/metadata/batch', { postIds });
    const expected = seenPosts().map(({ id, name, isRide }) => {
      const counts = { likes: countIn('Post.likeCount', name), comments: countIn('Post.commentCount', name) };
      return [id, { ...counts, participants: isRide ? countIn('Ride.participantCount', name) : 0 }];
    });
    expect(body).toEqual(Object.fromEntries(expected));
    for (const { id, name, isRide } of seenPosts()) {
      expect(await get(`/api/posts/comments/count/${id}`)).toEqual({ count: countIn('Post.commentCount', name) });
      if (!isRide) continue;
      const count = countIn('Ride.participantCount', name);
      expect(await get(`/api/rides/${id}/participants/count`)).toEqual({ count });
    }
  });

  test('of members', async () => {
    for (const person of people.filter((each) => maySee(viewer, profileOf(each)))) {
      const stats = ['postCount', 'rideCount', 'followerCount', 'followingCount', 'weeklyDistance', 'monthlyDistance'];
      const expected = stats.map((name) => [name, countIn(`UserStats.${name}`, person)]);
      expect(await get(`/api/users/${cast.idOf(person)}/stats`)).toEqual(Object.fromEntries(expected));
    }
  });

  test('of themselves', async () => {
    const joined = (await get('/api/groups/popular')).map((group: { id: string; isJoined: boolean }) => [
      cast.nameOf(group.id),
      group.isJoined,
    ]);
    const found = groupsOfCast.filter(([, kind]) => kind !== 'hidden' || maySee(viewer, 'hidden group'));
    const expected = found.map(([name]) => [name, countIn('Group.viewerIsMember', name)]);
    expect(Object.fromEntries(joined)).toEqual(Object.fromEntries(expected));
  });
});

/** Enough of the places to find the cause. */
const placesIn = (places: ReadonlySet<string>) => [...places].slice(0, 4).join(', ');

/** A fact is spelt `Post.likeCount of owner's public post`. */
const fieldOf = (fact: string) => fact.slice(0, fact.indexOf(' of '));
const nameIn = (fact: string) => fact.slice(fact.indexOf(' of ') + 4);

test('whoever may see a thing is told the same of it', () => {
  const told = viewers.flatMap((viewer) => [...seen[viewer].queries.facts]);
  const ofThings = Map.groupBy(
    told.filter(([fact]) => factsOfThings.includes(fieldOf(fact))),
    ([fact]) => fact,
  );
  const differing = [...ofThings].filter(([, each]) => new Set(each.map(([, value]) => value)).size > 1);
  expect(differing).toEqual([]);
});

describe('the crawl', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types
    .filter((type) => !isIntrospectionType(type) && type !== schema.getSubscriptionType())
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ ...field, name: `${type.name}.${field.name}` })),
    );

  test('is refused nothing', () => {
    expect(refused).toEqual([]);
  });

  test('meets every field of every type', () => {
    const met = new Set(viewers.flatMap((viewer) => doors.flatMap((door) => [...seen[viewer][door].fields])));
    const names = fields.map(({ name }) => name);
    const isElsewhere = (name: string) => isOfBoard(name) || isOfSignIn(name) || isOfThanks(name);
    expect(names.filter((name) => !met.has(name) && !isElsewhere(name))).toEqual([]);
  });

  test('meets no field of the board of the operator', () => {
    const met = viewers.flatMap((viewer) => doors.flatMap((door) => [...seen[viewer][door].fields]));
    expect(met.filter(isOfBoard)).toEqual([]);
  });

  test('knows of every number and flag what it must be', () => {
    const counted = fields.filter(({ type }) => ['Int', 'Float', 'Boolean'].includes(getNamedType(type).name));
    const judged = new Set([...Object.keys(facts), ...factsOfThings, ...factsOfMaps, ...factsOfAnswers]);
    expect(counted.map(({ name }) => name).filter((name) => !judged.has(name) && !isOfBoard(name))).toEqual([]);
  });

  test('is about a cast that has every row of the table, and no other', () => {
    expect(new Set(cast.marks.all.map(({ thing }) => thing))).toEqual(new Set(things));
  });
});
