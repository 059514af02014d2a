import relay from 'relay-runtime';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { startApp } from '../harness.ts';
import type { RelayProject } from './compileRelay.ts';
import { compileRelay } from './compileRelay.ts';

const documents = `
  fragment Rider_ride on Ride @refetchable(queryName: "RiderRideQuery") {
    distance postId participantCount participants(first: 5) { edges { node { username } } }
  }
  fragment Rider_post on Post @refetchable(queryName: "RiderPostQuery") {
    content likeCount author { username } group { name } ride { ...Rider_ride }
    comments(first: 5) { edges { node { content author { username } } } }
  }
  fragment Rider_feed on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" })
  @refetchable(queryName: "RiderFeedPageQuery") {
    feed(first: $count, after: $cursor) @connection(key: "Rider_feed") { edges { node { ...Rider_post } } }
  }
  query RiderFeedQuery { viewer { username } ...Rider_feed }
  query RiderRidesQuery { rides(first: 5) { edges { node { ride { ...Rider_ride } } } } }
  mutation RiderLikeMutation($postId: ID!) { setLike(postId: $postId, liked: true) { post { likeCount } } }
  mutation RiderJoinMutation($postId: ID!) {
    setRideParticipation(postId: $postId, participating: true) { ride { ...Rider_ride } }
  }
`;

let app: TestApp;
let ada: Member;
let ben: Member;
let project: RelayProject;
beforeAll(async () => {
  app = await startApp();
  ({ ada, ben } = await app.cast('ada', 'ben'));
  const group = await app.group('Climbers', ada, ben);
  const ride = await app.ride(ada, { date: '2099-01-01', groupId: group.id });
  await app.comment(ben, ride);
  for (const content of ['One', 'Two', 'Three']) await app.post(ada, { content });
  project = await compileRelay(documents);
}, 120_000);
afterAll(async () => {
  await project.remove();
  await app.close();
});

/** Relay's warnings while it writes a response to its store. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => complaints.mockClear());

function environmentOf(member: Member): relay.Environment {
  const network = relay.Network.create(async ({ text }, variables) => {
    const { data, error } = await app.as(member).query(text ?? '', variables);
    expect(error).toBeNull();
    return { data };
  });
  return new relay.Environment({ network, store: new relay.Store(new relay.RecordSource()) });
}

type Environment = ReturnType<typeof environmentOf>;

async function fetchAll(environment: Environment, name: string, variables: relay.Variables = {}): Promise<void> {
  const operation = await project.operation(name);
  const query = relay.fetchQuery(environment, operation, variables);
  await query.toPromise();
}

const recordsOf = (environment: Environment) => {
  const records = Object.values(environment.getStore().getSource().toJSON());
  return records.flatMap((record) => (record?.id === undefined ? [] : [record]));
};
const kindsOf = (environment: Environment) =>
  new Map(recordsOf(environment).map((record) => [String(record.id), String(record.__typename)]));

describe('a Relay client', () => {
  test('keeps a ride post and its ride as two records, each under its own id', async () => {
    const environment = environmentOf(ben);
    await fetchAll(environment, 'RiderRidesQuery');
    await fetchAll(environment, 'RiderFeedQuery');
    await fetchAll(environment, 'RiderFeedPageQuery', { count: 4 });
    const kinds = kindsOf(environment);
    const rides = recordsOf(environment).filter(({ __typename }) => __typename === 'Ride');
    expect(rides).toHaveLength(1);
    for (const { id, postId } of rides)
      expect([kinds.get(String(id)), kinds.get(String(postId))]).toEqual(['Ride', 'Post']);
    expect(new Set(kinds.values())).toEqual(new Set(['Post', 'Ride', 'User', 'Comment', 'Group']));
    expect(complaints.mock.calls).toEqual([]);
  });

  test('refetches each by its id alone, and finds the type that it had', async () => {
    const environment = environmentOf(ben);
    await fetchAll(environment, 'RiderRidesQuery');
    await fetchAll(environment, 'RiderFeedPageQuery', { count: 4 });
    const before = kindsOf(environment);
    for (const [id, kind] of before) {
      if (kind === 'Ride' || kind === 'Post') await fetchAll(environment, `Rider${kind}Query`, { id });
    }
    expect(kindsOf(environment)).toEqual(before);
    expect(complaints.mock.calls).toEqual([]);
  });

  test('goes on by cursor and holds every post once', async () => {
    const environment = environmentOf(ben);
    await fetchAll(environment, 'RiderFeedPageQuery', { count: 2 });
    const first = [...kindsOf(environment)].filter(([, kind]) => kind === 'Post');
    expect(first).toHaveLength(2);
    const { data } = await app.as(ben).query('{ feed(first: 2) { pageInfo { endCursor } } }');
    await fetchAll(environment, 'RiderFeedPageQuery', { count: 2, cursor: data.feed.pageInfo.endCursor });
    expect([...kindsOf(environment)].filter(([, kind]) => kind === 'Post')).toHaveLength(4);
    expect(complaints.mock.calls).toEqual([]);
  });

  test('writes what a mutation answers to the records that it has', async () => {
    const environment = environmentOf(ben);
    await fetchAll(environment, 'RiderRidesQuery');
    const [ride] = recordsOf(environment).filter(({ __typename }) => __typename === 'Ride');
    const join = await project.operation('RiderJoinMutation');
    await new Promise((resolve, reject) => {
      const variables = { postId: ride?.postId };
      relay.commitMutation(environment, { mutation: join, variables, onCompleted: resolve, onError: reject });
    });
    const rides = recordsOf(environment).filter(({ __typename }) => __typename === 'Ride');
    expect(rides).toMatchObject([{ id: ride?.id, participantCount: 2 }]);
    expect(complaints.mock.calls).toEqual([]);
  });
});
