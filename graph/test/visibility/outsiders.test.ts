import type { GraphQLField, GraphQLInputType } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { routes } from '../../doors/rest/rest.ts';
import type { Caller } from '../caller.ts';
import { password } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import { nobodysId } from '../hostile.ts';
import { pictureStored } from '../pictures.ts';
import { showPicture, unshownPathOf } from '../uploads.ts';
import { isOfBoard } from './doorsOfThings.ts';
import { followAll } from './followed.ts';
import { documentOf } from './graphqlProbes.ts';
import { everyMutation } from './harmlessWrites.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import type { Cast } from './makeCast.ts';
import { makeCast } from './makeCast.ts';
import { makeSightings, type Sightings } from './makeSightings.ts';
import type { Credentials, Outsider } from './outsiders.ts';
import { makeOutsiders, mayOutsiderSee, outsiders, ownRows } from './outsiders.ts';
import type { Question } from './questions.ts';
import { ask, everyQuestion } from './questions.ts';
import type { RestRead } from './restReads.ts';
import { everyRead, read } from './restReads.ts';
import { maySee, things, viewers } from './table.ts';

// Every field, route, event and file, as callers who are no viewers. A token that signs nobody in is refused everywhere. A browser is
// a visitor's, whatever its cookies were.

const schema = makeSchema();
const documents = everyMutation(schema);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const isPublic = ({ extensions }: { extensions: object }) => Reflect.get(extensions, 'isPublic') === true;

let app: TestApp;
let cast: Cast;
let credentials: Record<Outsider, Credentials>;
let questions: Question[];
let reads: RestRead[];

beforeAll(async () => {
  const limits = ['reads', 'writes', 'texts', 'signIns', 'failedSignIns'].map((name) => [name, 10_000_000]);
  const settings = { RATE_LIMITS: JSON.stringify(Object.fromEntries(limits)), QUERY_LIMITS: limitsOfCrawl };
  app = await startApp({ ...settings, SIGN_UPS: 'approval' });
  cast = await makeCast(app);
  credentials = await makeOutsiders(app, cast);
  questions = everyQuestion(schema, cast);
  reads = everyRead(routes, cast);
}, 300_000);
afterAll(() => app.close());

interface Slot {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** A value of the right type for each required argument. Nobody gets as far as the rules. */
function fill({ type }: Slot): unknown {
  const named = getNamedType(type);
  const one = () => {
    if (isInputObjectType(named)) return fillAll(Object.values(named.getFields()));
    if (isEnumType(named)) return named.getValues()[0]?.name;
    return { Boolean: true, ID: nobodysId, Int: 1, Float: 1, DateTime: new Date() }[named.name] ?? 'Hello';
  };
  return isListType(isNonNullType(type) ? type.ofType : type) ? [one()] : one();
}
const fillAll = (slots: readonly Slot[]): object =>
  Object.fromEntries(slots.filter(({ type }) => isNonNullType(type)).map((slot) => [slot.name, fill(slot)]));

/** The codes with which mutations are refused. */
async function codesOf(
  caller: Caller,
  fields: readonly GraphQLField<unknown, unknown>[],
): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  for (const field of fields) {
    const { error } = await caller.query(documentOf('mutation', field), fillAll(field.args));
    codes.set(field.name, error?.code ?? 'none');
  }
  return codes;
}

/** One question for each field of the root, and one read of each route. */
const someQuestions = () => [...new Map(questions.map((each) => [each.field, each] as const)).values()];
const someReads = () => [...new Map(reads.map((each) => [each.route, each] as const)).values()];

describe.each(outsiders)('by a token of the %s,', (outsider) => {
  const callers = () => credentials[outsider].bearers.map((token) => app.with({ authorization: `Bearer ${token}` }));

  test('every query, mutation and REST request is refused', async () => {
    for (const caller of callers()) {
      const codes = new Set<unknown>();
      for (const { document, variables } of someQuestions()) {
        const { data, error } = await caller.query(document, variables);
        codes.add(data ? JSON.stringify(data) : error?.code);
      }
      const closed = mutations.filter((each) => !isPublic(each));
      for (const code of (await codesOf(caller, closed)).values()) codes.add(code);
      for (const asked of someReads()) codes.add((await read(caller, asked)).body.code);
      for (const { method, path } of routes.filter((route) => route.method !== 'GET' && !route.isPublic)) {
        const send = caller[method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'];
        codes.add((await send(`/api${path.replaceAll(/\{\w+\}/g, nobodysId)}`, {})).body.code);
      }
      expect(codes).toEqual(new Set(['UNAUTHENTICATED']));
    }
  });

  test('no subscription opens', async () => {
    for (const token of credentials[outsider].bearers) {
      const client = app.liveWith({ params: { authorization: `Bearer ${token}` } });
      const sightings = makeSightings(cast);
      const refusals = await followAll(schema, { client, cast, sightings });
      expect(new Set(refusals.values())).toEqual(new Set(['Error: 4401: Your session has ended: sign in again']));
      expect(sightings.marks.size).toBe(0);
    }
  });
});

describe.each(['suspended', 'operator'] as const)('in the browser of the %s,', (outsider) => {
  const headers = () => ({ cookie: credentials[outsider].cookie ?? '' });
  const strangeIn = ({ marks }: Sightings) =>
    [...marks]
      .filter(([{ thing }]) => !maySee('anonymous', thing))
      .map(([{ thing, fact }, places]) => `${fact} of ${thing} at ${[...places].slice(0, 3)}`);

  test('queries and REST reads show what they show to visitors', async () => {
    const caller = app.with(headers());
    const sightings = makeSightings(cast);
    // The cookie of the suspended is like none, so that a sample is enough.
    const isSample = outsider === 'suspended';
    const asked = (isSample ? someQuestions() : questions).filter(({ field }) => field !== 'operator');
    expect(await ask(caller, asked, sightings)).toEqual([]);
    const byId = reads.filter(({ path }) => !path.includes('?'));
    for (const each of [...someReads(), ...(isSample ? [] : byId)]) {
      sightings.note(each.route, (await read(caller, each)).body);
    }
    expect(strangeIn(sightings)).toEqual([]);
    if (isSample) return;
    const met = new Set([...sightings.marks.keys()].map(({ thing }) => thing));
    expect(things.filter((thing) => maySee('anonymous', thing) && !met.has(thing))).toEqual([]);
  });

  test('mutations of members are refused, and those of the board to all but the operator', async () => {
    const isForAll = (each: (typeof mutations)[number]) => isPublic(each) || isOfBoard(`Mutation.${each.name}`);
    const ofMembers = await codesOf(
      app.with(headers()),
      mutations.filter((each) => !isForAll(each)),
    );
    expect(new Set(ofMembers.values())).toEqual(new Set(['UNAUTHENTICATED']));
    if (outsider === 'operator') return;
    const ofBoard = mutations.filter((each) => !isPublic(each) && isOfBoard(`Mutation.${each.name}`));
    for (const caller of [app.with(headers()), app.as(null), app.as(cast.members.owner)]) {
      expect(new Set((await codesOf(caller, ofBoard)).values())).toEqual(new Set(['FORBIDDEN']));
      expect((await caller.query('{ operator { name } }')).data).toEqual({ operator: null });
    }
  });

  test('subscriptions show what they show to visitors', async () => {
    const [client, visitor] = [app.liveWith({ headers: headers() }), await app.live(null)];
    const sightings = makeSightings(cast);
    const refusals = await followAll(schema, { client, cast, sightings });
    expect(strangeIn(sightings)).toEqual([]);
    expect(refusals).toEqual(await followAll(schema, { client: visitor, cast, sightings: makeSightings(cast) }));
  });
});

describe('the link or the refused sign-in', () => {
  /** The answers that a caller gets by a link or a refused sign-in. */
  const answersTo: Record<Outsider, () => Promise<unknown[]>> = {
    async suspended() {
      const login = { username: cast.members.suspended.username, password };
      const refused = await app.as(null).post('/api/auth/login', login);
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
      const { data } = await app
        .as(null)
        .query(documents.get('readSuspension') ?? '', { token: credentials.suspended.link });
      return [refused.body, data];
    },
    async invited() {
      const variables = { kind: 'JOIN', token: credentials.invited.link };
      return [(await app.as(null).query(documents.get('checkLink') ?? '', variables)).data];
    },
    async waiting() {
      const { value: username } = cast.marks.all.find(({ fact }) => fact === 'name') ?? { value: '' };
      const refused = await app.as(null).post('/api/auth/login', { username, password });
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
      return [refused.body];
    },
    operator: async () => [],
  };

  test.each(outsiders)('of the %s shows their own rows, and nothing else', async (outsider) => {
    const sightings = makeSightings(cast);
    for (const answer of await answersTo[outsider]()) sightings.note('link', answer);
    const met = new Set([...sightings.marks.keys()].map(({ thing }) => thing));
    expect([...met].filter((thing) => !mayOutsiderSee(outsider, thing))).toEqual([]);
    expect(ownRows[outsider].filter((thing) => !met.has(thing))).toEqual([]);
  });
});

describe('the picture of', () => {
  let shade = 0;
  /** Uploads a picture of a member’s own. */
  async function upload(author: 'owner' | 'other' | 'follower'): Promise<string> {
    shade += 1;
    return unshownPathOf(
      app,
      cast.members[author],
      await pictureStored()
        .resize(90 + shade, 60)
        .png()
        .toBuffer(),
    );
  }

  /** The callers who can load a picture. */
  async function readersOf(path: string): Promise<string[]> {
    const headersOf = new Map<string, Record<string, string>[]>();
    for (const viewer of viewers) {
      const member = cast.as(viewer);
      headersOf.set(viewer, [member ? { authorization: `Bearer ${await app.tokenOf(member)}` } : {}]);
    }
    for (const outsider of outsiders) {
      const { bearers, cookie } = credentials[outsider];
      const tokens = bearers.map((token) => ({ authorization: `Bearer ${token}` }));
      headersOf.set(outsider, [...tokens, ...(cookie ? [{ cookie }] : [])]);
    }
    const readers = [];
    for (const [name, each] of headersOf) {
      const answers = await Promise.all(each.map((headers) => fetch(`${app.url}${path}.webp`, { headers })));
      if (answers.some(({ ok }) => ok)) readers.push(name);
    }
    return readers;
  }

  test.each([
    "owner's public post",
    "owner's club post",
    "owner's private post",
    "other's rivals post",
    "follower's club post",
    "owner's circle post",
  ])('%s is for its readers and the operator', async (name) => {
    const author = cast.things.find((thing) => thing.name === name)?.author;
    if (author !== 'owner' && author !== 'other' && author !== 'follower')
      throw new RangeError(`${name} has no author`);
    const path = await upload(author);
    await showPicture(app, path, { id: cast.idOf(name) });
    const isPublic = maySee('anonymous', name);
    const expected = [...viewers.filter((viewer) => isPublic || maySee(viewer, name)), ...outsiders].filter(
      (reader) => isPublic || reader === 'operator' || !outsiders.some((outsider) => outsider === reader),
    );
    expect(await readersOf(path)).toEqual(expected);
  });

  test('a removed post is for the operator alone: its author reads the removal, and no file', async () => {
    const path = await upload('owner');
    const post = await app.post(cast.members.owner);
    await showPicture(app, path, post);
    const input = { content: post.id, reason: 'OTHER', words: 'No.' };
    const board = app.with({ cookie: credentials.operator.cookie ?? '' });
    expect((await board.query(documents.get('removeContent') ?? '', { input })).error).toBeNull();
    expect(await readersOf(path)).toEqual(['operator']);
    const { data } = await app.as(cast.members.owner).query('{ viewer { takedowns(first: 20) { nodes { words } } } }');
    expect(data.viewer.takedowns.nodes).toContainEqual({ words: 'No.' });
  });
});
