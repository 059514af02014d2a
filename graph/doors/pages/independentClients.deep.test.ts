import { GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-ws';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { bearing, makeAccessToken } from '../../test/accessTokens.ts';
import type { Member } from '../../test/factories.ts';
import { startProgram, testWith } from '../../test/runProgram.ts';
import { useApp } from '../../test/useApp.ts';

const postCount = 45;
const newestFirst = Array.from({ length: postCount }, (_, index) => `Post ${postCount - index}`);

const app = useApp();
let rider: Member;
let token: string;
beforeAll(async () => {
  const writer = await app.member('writer');
  for (let count = 1; count <= postCount; count += 1) await app.post(writer, { content: `Post ${count}` });
});

let made = 0;
beforeEach(async () => {
  made += 1;
  rider = await app.member(`rider${made}`);
  token = (await makeAccessToken(app.as(rider))).secret;
});

interface FeedPage {
  feed: { nodes: { content: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

const pageDocument = `query ($after: String) {
  feed(first: 20, after: $after) { nodes { content } pageInfo { endCursor hasNextPage } }
}`;

const rideDocument = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) { post { id ride { participantCount startsAt } } }
}`;

const rideInput = {
  content: 'Out by the canal',
  ride: { date: '2087-05-04', time: '09:30', timeZone: 'Europe/Paris', distance: 31, location: 'Mill Square' },
};

const follow = `subscription ($postId: ID!) {
  rideActivity(postId: $postId) { kind participant { username } ride { participantCount } }
}`;

interface Followed {
  rideActivity: { kind: string; participant: { username: string } | null; ride: { participantCount: number } };
}

const join = 'mutation ($postId: ID!) { setRideParticipation(postId: $postId, participating: true) { viewer { id } } }';

test('graphql-request pages through the feed and posts a ride by a token, graphql-ws follows it live', async () => {
  const client = new GraphQLClient(`${app.url}/graphql`, { headers: bearing(token) });
  const { viewer } = await client.request<{ viewer: { username: string } }>('{ viewer { username } }');
  expect(viewer.username).toBe(rider.username);

  const contents: string[] = [];
  for (let after: string | null = null, isMore = true; isMore; ) {
    const page: FeedPage = await client.request<FeedPage>(pageDocument, { after });
    contents.push(...page.feed.nodes.map(({ content }) => content));
    ({ endCursor: after, hasNextPage: isMore } = page.feed.pageInfo);
  }
  expect(contents.filter((content) => content.startsWith('Post '))).toEqual(newestFirst);

  const posted = await client.request<{ createPost: { post: { id: string; ride: object } } }>(rideDocument, {
    input: rideInput,
  });
  const { id: postId, ride } = posted.createPost.post;
  expect(ride).toEqual({ participantCount: 1, startsAt: '2087-05-04T07:30:00.000Z' });

  const live = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: bearing(token),
  });
  const activities = live.iterate<Followed>({ query: follow, variables: { postId } });
  const next = async () => (await activities.next()).value?.data?.rideActivity;
  expect(await next()).toMatchObject({ kind: 'CAUGHT_UP' });
  await app.as(await app.member('friend')).query(join, { postId });
  expect(await next()).toEqual({ kind: 'JOINED', participant: { username: 'friend' }, ride: { participantCount: 2 } });
  await live.dispose();
});

const pythonClient = `
import json, os, urllib.request


def ask(query, **variables):
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["TOKEN"]}
    body = json.dumps({"query": query, "variables": variables}).encode()
    answer = json.load(urllib.request.urlopen(urllib.request.Request(os.environ["ADDRESS"], body, headers)))
    assert "errors" not in answer, answer
    return answer["data"]


print(ask("{ viewer { username } }")["viewer"]["username"])
after, contents = None, []
while True:
    feed = ask(os.environ["PAGE"], after=after)["feed"]
    contents += [post["content"] for post in feed["nodes"]]
    if not feed["pageInfo"]["hasNextPage"]:
        break
    after = feed["pageInfo"]["endCursor"]
print(json.dumps(contents))
print(json.dumps(ask(os.environ["RIDE"], input=json.loads(os.environ["INPUT"]))["createPost"]["post"]))
`;

testWith('python3', 'the standard library of Python pages through the feed and posts a ride by a token', async () => {
  const program = startProgram({
    command: ['python3', '-'],
    program: pythonClient,
    variables: {
      TOKEN: token,
      ADDRESS: `${app.url}/graphql`,
      PAGE: pageDocument,
      RIDE: rideDocument,
      INPUT: JSON.stringify(rideInput),
    },
  });
  const [username, contents = '', posted = ''] = await program.rest();
  expect(username).toBe(rider.username);
  const read: string[] = JSON.parse(contents);
  expect(read.filter((content) => content.startsWith('Post '))).toEqual(newestFirst);
  const { id, ride } = JSON.parse(posted);
  expect(ride).toEqual({ participantCount: 1, startsAt: '2087-05-04T07:30:00.000Z' });
  const { data } = await app
    .as(rider)
    .query('query ($id: ID!) { post(id: $id) { content author { username } } }', { id });
  expect(data.post).toEqual({ content: 'Out by the canal', author: { username: rider.username } });
});

test('a token that may only read is told so where it would write', async () => {
  const { secret } = await makeAccessToken(app.as(rider), { scope: 'READ' });
  const client = new GraphQLClient(`${app.url}/graphql`, { headers: bearing(secret) });
  const refusal = client.request(rideDocument, { input: rideInput });
  await expect(refusal).rejects.toMatchObject({ response: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
});
