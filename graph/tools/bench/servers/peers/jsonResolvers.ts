import {
  createComment,
  createPost,
  feedJson,
  like,
  postJson,
  profileJson,
  unlike,
  type Write,
} from '../../sql/json.ts';
import type { Named } from '../../sql/named.ts';
import { named, rowsOf } from '../../sql/named.ts';
import { keyOf } from '../../sql/rules.ts';
import { searchAnswer } from '../floorSearch.ts';
import { newId } from '../newId.ts';
import { dateTime, type FeedArguments, type PeerContext } from './rootResolvers.ts';

// The same queries and mutations with our SQL: one statement returns everything below them, and no field needs a
// resolver.

const reading = (name: string, json: string): Named => named(name, `select (${json}) as answer`);
const writing = (name: string, { steps, answer, from }: Write): Named =>
  named(name, `with ${steps} select ${answer} as answer from ${from}`);

const statements = {
  feeds: {
    EVERYONE: reading('everyone', feedJson('EVERYONE')),
    FOLLOWING: reading('following', feedJson('FOLLOWING')),
    GROUP: reading('group', feedJson('GROUP')),
  },
  post: reading('post', postJson),
  profile: reading('profile', profileJson),
  like: writing('like', like),
  unlike: writing('unlike', unlike),
  createPost: writing('createPost', createPost),
  createComment: writing('createComment', createComment),
};

async function answerOf(statement: Named, values: unknown[]): Promise<unknown> {
  const [row] = await rowsOf<{ answer: unknown }>(statement, values);
  return row?.answer ?? null;
}

async function search(_root: unknown, { query }: { query: string }, { viewer }: PeerContext) {
  const text = await searchAnswer(viewer ?? '', query, async (statement, values) =>
    String(await answerOf(statement, values)),
  );
  return JSON.parse(text).data.search;
}

export const jsonResolvers = {
  DateTime: dateTime,
  Query: {
    feed: (_root: unknown, { scope, groupId, after }: FeedArguments, { viewer }: PeerContext) => {
      const values = [viewer, ...keyOf(after)];
      return groupId
        ? answerOf(statements.feeds.GROUP, [...values, groupId])
        : answerOf(statements.feeds[scope], values);
    },
    post: (_root: unknown, { id }: { id: string }, { viewer }: PeerContext) => answerOf(statements.post, [viewer, id]),
    user: (_root: unknown, { username }: { username: string }, { viewer }: PeerContext) =>
      answerOf(statements.profile, [viewer, username]),
    search,
  },
  Mutation: {
    setLike: (_root: unknown, { postId, liked }: { postId: string; liked: boolean }, { viewer }: PeerContext) =>
      answerOf(liked ? statements.like : statements.unlike, [viewer, postId]),
    createPost: (_root: unknown, { input }: { input: { content: string } }, { viewer }: PeerContext) =>
      answerOf(statements.createPost, [viewer, newId(), input.content]),
    createComment: (
      _root: unknown,
      { input }: { input: { postId: string; content: string } },
      { viewer }: PeerContext,
    ) => answerOf(statements.createComment, [viewer, input.postId, newId(), input.content]),
  },
};
