import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hideAccount } from '../account/accountDeletions.ts';
import { clientDocument } from '../test/clientDocument.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"writes": 100000}' });
let ada: Member;
let ben: Member;
let cleo: Member;
let dan: Member;
let event: Made;
beforeAll(async () => {
  ({ ada, ben, cleo, dan } = await app.cast('ada', 'ben', 'cleo', 'dan'));
});
beforeEach(async () => {
  await app.run('truncate mute, block, follow, event cascade');
  event = await app.event({ date: '2099-01-01' });
  // One after the other, so that each registers at a different instant.
  for (const member of [cleo, ada, ben]) await register(member);
});

const register = (member: Member, { id } = event) => app.as(member).post(`/api/events/${id}/register`);

const document = `query ($id: ID!, $first: Int! = 20, $after: String) {
  event(id: $id) {
    participantCount
    participants(first: $first, after: $after) { nodes { username } pageInfo { hasNextPage endCursor } }
    followedParticipants(first: $first, after: $after) { nodes { username } }
  }
}`;

async function read(viewer: Member | null, variables: object = {}) {
  const { data, error } = await app.as(viewer).query(document, { id: event.id, ...variables });
  expect(error).toBeNull();
  return data.event;
}
const namesIn = ({ nodes }: { nodes: { username: string }[] }) => nodes.map(({ username }) => username);
const participantsFor = async (viewer: Member | null) => namesIn((await read(viewer)).participants);
const followedFor = async (viewer: Member | null) => namesIn((await read(viewer)).followedParticipants);

describe('the participants of an event', () => {
  test('are shown to everyone, visitors too, in the order of registration', async () => {
    for (const viewer of [null, ada, dan]) expect(await participantsFor(viewer)).toEqual(['cleo', 'ada', 'ben']);
    expect((await read(null)).participantCount).toBe(3);
  });

  test('come in pages', async () => {
    const { participants } = await read(null, { first: 2 });
    expect([namesIn(participants), participants.pageInfo.hasNextPage]).toEqual([['cleo', 'ada'], true]);
    const query = `query ($id: ID!, $after: String) {
      event(id: $id) { participants(first: 2, after: $after) { nodes { username } pageInfo { hasNextPage } } }
    }`;
    const { data } = await app.as(null).query(query, { id: event.id, after: participants.pageInfo.endCursor });
    expect(data.event.participants).toEqual({ nodes: [{ username: 'ben' }], pageInfo: { hasNextPage: false } });
  });

  test('lose a member who cancels, and have them last after they register again', async () => {
    await app.as(cleo).delete(`/api/events/${event.id}/register`);
    expect(await participantsFor(null)).toEqual(['ada', 'ben']);
    await register(cleo);
    expect(await participantsFor(null)).toEqual(['ada', 'ben', 'cleo']);
  });

  test('leave out a member who has blocked the viewer, but not from the count', async () => {
    await app.block(ada, ben);
    expect(await participantsFor(ben)).toEqual(['cleo', 'ben']);
    for (const viewer of [ada, dan, null]) expect(await participantsFor(viewer)).toEqual(['cleo', 'ada', 'ben']);
    expect((await read(ben)).participantCount).toBe(3);
  });

  test('keep a member whom the viewer has muted', async () => {
    await app.mute(dan, ada);
    expect(await participantsFor(dan)).toEqual(['cleo', 'ada', 'ben']);
  });

  test('leave out a member from the moment at which they delete their account', async () => {
    const leaver = await app.member(`leaver_${event.id.slice(-8)}`);
    await app.follow(dan, leaver);
    await register(leaver);
    expect(await followedFor(dan)).toEqual([leaver.username]);
    await hideAccount(app.backend.orm.em.fork(), app.backend.services, leaver.id, new Date());
    expect(await participantsFor(null)).toEqual(['cleo', 'ada', 'ben']);
    expect(await followedFor(dan)).toEqual([]);
  });
});

test('the followed participants are those that the viewer follows, and none for a visitor', async () => {
  await app.follow(dan, ben);
  await app.follow(dan, cleo);
  expect(await followedFor(dan)).toEqual(['cleo', 'ben']);
  expect(await followedFor(ada)).toEqual([]);
  expect(await followedFor(null)).toEqual([]);
});

test('the participants of several events cost five statements, however many there are', async () => {
  const others = await Promise.all(['2099-01-02', '2099-01-03'].map((date) => app.event({ date })));
  for (const other of others) for (const member of [ada, ben]) await register(member, other);
  await app.follow(dan, ben);
  await app.tokenOf(dan);
  const list = `query ($first: Int!) { events(first: $first) { nodes {
    viewerIsRegistered participants(first: 4) { nodes { id } } followedParticipants(first: 4) { nodes { id } }
  } } }`;
  // Session, events, registrations of the viewer, participants, followed participants.
  for (const first of [1, 3]) expect(await countSql(app, () => app.as(dan).query(list, { first }))).toBe(5);
});

describe('the client’s documents of an event cost the same however many riders it has:', () => {
  let small: Made;
  let large: Made;
  beforeEach(async () => {
    await app.tokenOf(dan);
    [small, large] = [await fullEvent(1), await fullEvent(30)];
  });
  /** As many registered riders as it has places, and as many who wait. */
  const fullEvent = async (maxParticipants: number) => {
    const { id } = await app.event({ date: '2099-01-02', maxParticipants });
    for (const table of ['event_registration', 'event_waiting'])
      await app.run(
        `with rider as (
           insert into "user" (id, username, display_name, password_hash)
           select new_id(), 'r' || left(md5(random()::text), 20), 'Rider', '-' from generate_series(1, $2) returning id
         )
         insert into ${table} (event_id, user_id) select $1, id from rider`,
        id,
        maxParticipants,
      );
    return { id };
  };
  const costs = async (name: string, viewer: Member | null) => {
    const ask = ({ id }: Made) =>
      countSql(app, async () => {
        const variables = { id, eventId: id, signedIn: viewer !== null };
        const { data, error } = await app.as(viewer).query(clientDocument(name), variables);
        expect([error, data.event.id]).toEqual([null, id]);
      });
    return [await ask(small), await ask(large)];
  };

  test('the page 6 statements, and 2 for a visitor', async () => {
    expect(await costs('EventPage', dan)).toEqual([6, 6]);
    expect(await costs('EventPage', null)).toEqual([2, 2]);
  });

  test('the list of its participants 4, and 2 for a visitor', async () => {
    expect(await costs('EventParticipants', dan)).toEqual([4, 4]);
    expect(await costs('EventParticipants', null)).toEqual([2, 2]);
  });
});
