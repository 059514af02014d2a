import { GraphQLScalarType } from 'graphql';
import type { Row } from '../../sql/named.ts';
import { named, rowsOf } from '../../sql/named.ts';
import { captureSearch, type SearchList } from '../../sql/productSearch.ts';
import { keyOf } from '../../sql/rules.ts';
import { newId } from '../newId.ts';
import { connectionOf, readPosts, readUsers } from './reads.ts';
import * as rows from './rows.ts';

// The queries and mutations of Yoga and Mercurius. They return rows; resolvers and loaders of fields read relations.

export interface PeerContext {
  readonly viewer: string | null;
}

const statements = {
  feeds: {
    EVERYONE: named('everyone', rows.feedRows('EVERYONE')),
    FOLLOWING: named('following', rows.feedRows('FOLLOWING')),
    GROUP: named('group', rows.feedRows('GROUP')),
  },
  userByName: named('userByName', rows.userByNameRows),
  comment: named('comment', rows.commentByIdRows),
  like: named('like', rows.likeWrite),
  unlike: named('unlike', rows.unlikeWrite),
  post: named('createPost', rows.postWrite),
  createComment: named('createComment', rows.commentWrite),
};

export const dateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
});

export interface FeedArguments {
  scope: 'EVERYONE' | 'FOLLOWING';
  groupId?: string | null;
  first: number;
  after?: string | null;
}

async function feed(_root: unknown, { scope, groupId, first, after }: FeedArguments, { viewer }: PeerContext) {
  const values = [viewer, ...keyOf(after)];
  const found = groupId
    ? await rowsOf(statements.feeds.GROUP, [...values, groupId])
    : await rowsOf(statements.feeds[scope], values);
  return connectionOf(found, first);
}

async function onePost(viewer: string | null, id: string): Promise<Row | null> {
  const [post = null] = await readPosts(viewer, [id]);
  return post;
}

async function user(_root: unknown, { username }: { username: string }, { viewer }: PeerContext) {
  const [found = null] = await rowsOf(statements.userByName, [viewer, username]);
  return found;
}

async function found(list: SearchList, viewer: string | null, text: string, first: number) {
  const { statement, values } = await captureSearch(list, viewer ?? '', text, first);
  return { nodes: (await rowsOf(statement, [...values])).slice(0, first) };
}

async function search(_root: unknown, { query, first }: { query: string; first: number }, { viewer }: PeerContext) {
  const [users, posts, groups, events] = await Promise.all([
    found('users', viewer, query, first),
    found('posts', viewer, query, first),
    found('groups', viewer, query, first),
    found('events', viewer, query, first),
  ]);
  return { users, posts, groups, events };
}

async function setLike(_root: unknown, { postId, liked }: { postId: string; liked: boolean }, { viewer }: PeerContext) {
  await rowsOf(liked ? statements.like : statements.unlike, [viewer, postId]);
  return { post: await onePost(viewer, postId) };
}

async function createPost(_root: unknown, { input }: { input: { content: string } }, { viewer }: PeerContext) {
  const id = newId();
  await rowsOf(statements.post, [viewer, id, input.content]);
  const [author] = await readUsers(viewer, [viewer ?? '']);
  return { post: await onePost(viewer, id), viewer: author };
}

interface CommentArguments {
  input: { postId: string; content: string };
}

async function createComment(
  _root: unknown,
  { input: { postId, content } }: CommentArguments,
  { viewer }: PeerContext,
) {
  const id = newId();
  await rowsOf(statements.createComment, [viewer, postId, id, content]);
  const [comment] = await rowsOf(statements.comment, [viewer, id]);
  return { comment, post: await onePost(viewer, postId) };
}

export const rootResolvers = {
  DateTime: dateTime,
  Query: {
    feed,
    post: (_root: unknown, { id }: { id: string }, { viewer }: PeerContext) => onePost(viewer, id),
    user,
    search,
  },
  Mutation: { setLike, createPost, createComment },
};
