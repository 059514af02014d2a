import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../../app/schema.ts';
import { routes } from '../../doors/rest/rest.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import { nobodysId } from '../hostile.ts';
import { bonds, isBound, organisers, ownWords, removing, reporting, takingBack } from './bonds.ts';
import { graphqlProbes } from './graphqlProbes.ts';
import { everyMutation } from './harmlessWrites.ts';
import { limitsOfCrawl } from './limitsOfCrawl.ts';
import type { Cast } from './makeCast.ts';
import { makeCast } from './makeCast.ts';
import type { Thing } from './makeThings.ts';
import type { Probe } from './Probe.ts';
import { restProbes } from './restProbes.ts';
import type { ViewerName } from './table.ts';
import { maySee, viewers } from './table.ts';

const schema = makeSchema();

let app: TestApp;
let cast: Cast;
let probes: Probe[];

const unlimited = 10_000_000;

beforeAll(async () => {
  const limits = { notices: 100_000, reads: unlimited, writes: unlimited, texts: unlimited };
  app = await startApp({ RATE_LIMITS: JSON.stringify(limits), QUERY_LIMITS: limitsOfCrawl });
  cast = await makeCast(app);
  const openPostId = cast.idOf("other's public ride");
  probes = [...graphqlProbes(schema, openPostId), ...restProbes(routes, openPostId)];
});
afterAll(() => app.close());

/** The response to a probe, byte for byte. */
async function answerTo(viewer: ViewerName, { request }: Probe, id: string): Promise<string> {
  const member = cast.as(viewer);
  const { method, path, body } = request(id, member?.id ?? nobodysId);
  const authorization = member && { authorization: `Bearer ${await app.tokenOf(member)}` };
  const headers = { ...authorization, ...(body && { 'content-type': 'application/json' }) };
  const answer = await app.http.inject({ method, url: path, headers, payload: body });
  return `${answer.statusCode} ${answer.body}`;
}

/** All rows of the database, except the last use of sessions. */
async function everything(): Promise<Record<string, string>> {
  const tables = await app.run<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const contents = tables.map(async ({ name }) => {
    const row = name === 'session' ? 't.token_hash' : 't::text';
    const [digest] = await app.run<{ md5: string }>(
      `select coalesce(md5(string_agg(${row}, ' ' order by ${row})), '') as md5 from "${name}" t`,
    );
    return [name, digest?.md5 ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

const mutations = everyMutation(schema);

/** The same probe, with all fields of the payload. */
function askingAll(probe: Probe): Probe {
  const query = mutations.get(probe.place.replace('mutation ', ''));
  if (!query) return probe;
  const request: Probe['request'] = (...ids) => {
    const plain = probe.request(...ids);
    return { ...plain, body: { ...plain.body, query } };
  };
  return { ...probe, request };
}

/** Whether a probe withdraws something that the viewer gave to a post. */
function takesBack(viewer: ViewerName, { place, isUndoing }: Probe, thing: Thing): boolean {
  const { name, author, postId } = thing;
  const isUnderOwn = cast.things.some((post) => post.id === postId && post.author === viewer);
  if (ownWords.has(place)) return author === viewer || (thing.kind === 'comment' && isUnderOwn);
  const bond = takingBack[place];
  return isUndoing && bond !== undefined && isBound(bonds[bond], viewer, name);
}

/** Whether a probe reports what visitors see, or what stands under a post of the viewer's own: blocks and mutes keep nobody from it. */
function reportsOpen(viewer: ViewerName, { place }: Probe, { name, postId, kind }: Thing): boolean {
  if (viewer === 'anonymous' || !reporting.has(place)) return false;
  const isUnderOwn = kind !== 'post' && cast.things.some((post) => post.id === postId && post.author === viewer);
  return isUnderOwn || maySee('anonymous', name);
}

/** Whether a probe removes what stands in a group of the viewer: blocks and mutes keep no organiser from it. */
const removesInOwnGroup = (viewer: ViewerName, { place }: Probe, { name }: Thing): boolean =>
  removing.has(place) &&
  organisers.some(([person, group]) => person === viewer && new RegExp(`\\b${group} (post|ride)$`).test(name)) &&
  !/\bprivate\b/.test(name);

/** Whether a probe may change an object although the viewer cannot see it. */
const isException = (viewer: ViewerName, probe: Probe, thing: Thing) =>
  takesBack(viewer, probe, thing) || reportsOpen(viewer, probe, thing) || removesInOwnGroup(viewer, probe, thing);

const unseenBy = (viewer: ViewerName, { kind }: Probe) =>
  cast.things.filter((thing) => thing.kind === kind && !maySee(viewer, thing.name));

describe.each(viewers)('what %s may not see', (viewer) => {
  test('answers every read and write like what does not exist, to the byte, and stays as it is', async () => {
    const before = await everything();
    const telling: string[] = [];
    for (const probe of probes) {
      const ofNothing = await answerTo(viewer, probe, nobodysId);
      for (const thing of unseenBy(viewer, probe).filter((each) => !isException(viewer, probe, each))) {
        const answer = await answerTo(viewer, probe, thing.id);
        if (answer !== ofNothing) telling.push(`${probe.name} of ${thing.name}: ${answer}, not ${ofNothing}`);
      }
    }
    expect(telling).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('is refused by every write, so that what they may not see was what was asked for', async () => {
    const refusals = new Set<string>();
    for (const probe of probes.filter(({ isWrite }) => isWrite)) {
      const answer = await answerTo(viewer, probe, nobodysId);
      const [code = answer] = /UNAUTHENTICATED|NOT_FOUND|BAD_USER_INPUT/.exec(answer) ?? [];
      refusals.add(code === 'BAD_USER_INPUT' ? `${code} by ${probe.name}` : code);
    }
    // These check their other input first.
    const others = [
      'mutation createComment(parentId: a comment)',
      'POST /comments (parentId: a comment)',
      'mutation extendSeries(postId: a post)',
      'PATCH /rides/{postId}/series (postId: a post)',
      'mutation checkInRiders(postId: a post)',
      'PUT /rides/{postId}/check-ins (postId: a post)',
      'PUT /rides/{postId}/guests/{guestId} (postId: a post)',
      'PUT /rides/{postId}/note (postId: a post)',
      'POST /rides/{postId}/thanks (postId: a post)',
    ];
    const ofMembers = ['NOT_FOUND', ...others.map((name) => `BAD_USER_INPUT by ${name}`)];
    // Visitors report without an account. The form of a list is checked before the session.
    const ofVisitors = ['BAD_USER_INPUT by mutation checkInRiders(postId: a post)', 'NOT_FOUND', 'UNAUTHENTICATED'];
    expect([...refusals].sort()).toEqual(viewer === 'anonymous' ? ofVisitors : ofMembers.sort());
  });
});

test('what is taken back from what is hidden is taken back in silence', async () => {
  const before = await everything();
  const telling: string[] = [];
  for (const viewer of viewers) {
    for (const probe of probes) {
      for (const thing of unseenBy(viewer, probe).filter((each) => takesBack(viewer, probe, each))) {
        const answer = await answerTo(viewer, askingAll(probe), thing.id);
        const told = cast.marks
          .in(answer)
          // The id of what is deleted is the one that was sent.
          .found.filter(({ thing: of, value }) => value !== thing.id && !maySee(viewer, of));
        telling.push(...told.map(({ fact, thing: of }) => `${fact} of ${of} by ${probe.name}`));
      }
    }
  }
  expect(telling).toEqual([]);
  expect(await everything()).not.toEqual(before);
});

test('every way to name a thing is probed', () => {
  const kinds = ['post', 'comment', 'moment'].map((kind) => probes.filter((probe) => probe.kind === kind).length);
  expect(Math.min(...kinds)).toBeGreaterThan(5);
});
