import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Write } from '../sql/json.ts';
import { createComment, createPost, feedJson, like, postJson, profileJson, restFeedJson, unlike } from '../sql/json.ts';
import type { Named, Row } from '../sql/named.ts';
import { named, rowsOf, viewerOf } from '../sql/named.ts';
import { feedStart, keyOf } from '../sql/rules.ts';
import { searchAnswer } from './floorSearch.ts';
import { newId } from './newId.ts';

// The floor: the cost of the same work without any framework. One statement finds the session, another builds the whole
// response as text, which is sent unchanged.

/** A statement that returns the complete JSON response to a GraphQL query for `field`. */
const answering = (name: string, field: string, json: string): Named =>
  named(name, `select json_build_object('data', json_build_object('${field}', (${json})))::text as answer`);

function writing(name: string, field: string, { steps, answer, from }: Write): Named {
  const text = `with ${steps} select json_build_object('data', json_build_object('${field}', ${answer}))::text as answer from ${from}`;
  return named(name, text);
}

const feeds = {
  EVERYONE: answering('everyone', 'feed', feedJson('EVERYONE')),
  FOLLOWING: answering('following', 'feed', feedJson('FOLLOWING')),
  GROUP: answering('group', 'feed', feedJson('GROUP')),
};
const post = answering('post', 'post', postJson);
const profile = answering('profile', 'user', profileJson);
const writes = {
  like: writing('like', 'setLike', like),
  unlike: writing('unlike', 'setLike', unlike),
  createPost: writing('createPost', 'createPost', createPost),
  createComment: writing('createComment', 'createComment', createComment),
};
const restFeed = named('restFeed', `select (${restFeedJson})::text as answer`);

async function answerOf(statement: Named, values: unknown[]): Promise<string> {
  const [row] = await rowsOf<{ answer: string }>(statement, values);
  if (!row) throw new Error('Not found');
  return row.answer;
}

type Handler = (viewer: string | null, query: URLSearchParams, body: Row) => Promise<string>;

const handlers: Record<string, Handler> = {
  '/feed': async (viewer, query) => {
    const [time, id] = keyOf(query.get('after'));
    const values = [viewer, time, id];
    const group = query.get('groupId');
    if (group) return answerOf(feeds.GROUP, [...values, group]);
    return answerOf(query.get('scope') === 'FOLLOWING' ? feeds.FOLLOWING : feeds.EVERYONE, values);
  },
  '/post': (viewer, query) => answerOf(post, [viewer, query.get('id')]),
  '/profile': (viewer, query) => answerOf(profile, [viewer, query.get('username')]),
  '/search': (viewer, query) => searchAnswer(viewer ?? '', query.get('q') ?? '', answerOf),
  '/like': (viewer, _query, { postId, liked }) => answerOf(liked ? writes.like : writes.unlike, [viewer, postId]),
  '/posts': (viewer, _query, { content }) => answerOf(writes.createPost, [viewer, newId(), content]),
  '/comments': (viewer, _query, { postId, content }) =>
    answerOf(writes.createComment, [viewer, postId, newId(), content]),
  '/api/posts/feed': (viewer) => answerOf(restFeed, [viewer, ...feedStart]),
};

async function bodyOf(request: IncomingMessage): Promise<Row> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://floor');
  const handler = handlers[url.pathname];
  if (!handler) return void response.writeHead(404).end();
  const body = request.method === 'POST' ? await bodyOf(request) : {};
  const viewer = await viewerOf(request.headers.authorization);
  const answer = await handler(viewer, url.searchParams, body);
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(answer) })
    .end(answer);
}

createServer((request, response) => {
  handle(request, response).catch((error: Error) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
