import type { Client } from 'pg';
import {
  discussedCount,
  discussedPost,
  firstViewer,
  idOf,
  largeGroup,
  type Size,
  sqlIdOf,
  viewerCount,
  viewerNumbers,
} from '../world/cast.ts';
import type { Ask } from './Ask.ts';

export const connectionCount = 32;
/** How many different requests each connection sends in turn. */
const asksPerConnection = 20;
const deepPage = 50;

export interface Operation {
  readonly name: string;
  readonly label: string;
  /** Its page of a feed; the pages before it are walked through to find where it starts. */
  readonly page?: number;
  readonly isWrite?: true;
  /** What a connection asks for, by its number and that of the request. */
  ask(connection: number, index: number): Ask;
}

/** Rows that the asks are about, none of them hidden from anyone who asks. */
export interface Targets {
  readonly posts: readonly string[];
  readonly discussed: readonly string[];
  readonly usernames: readonly string[];
}

const firstId = idOf('user', firstViewer);
const lastId = idOf('user', firstViewer + viewerCount - 1);

/** Public posts by people who are neither among the viewers nor muted by one. */
const openPosts = `select p.id from post p where p.privacy = 'public' and p.author_id not between $1 and $2
  and not exists (select from mute where muted_id = p.author_id)`;

/** Picks what the operations are about. */
export async function pickTargets(client: Client, size: Size): Promise<Targets> {
  const discussed = Array.from({ length: discussedCount }, (_, index) => idOf('post', discussedPost(size, index)));
  const people = [firstId, lastId];
  const idsOf = async (text: string, values: unknown[]) => (await client.query(text, values)).rows.map(({ id }) => id);
  return {
    posts: await idsOf(`${openPosts} order by p.id desc limit 2000`, people),
    discussed: await idsOf(`${openPosts} and p.id = any($3) order by p.id desc`, [...people, discussed]),
    usernames: await idsOf(
      `select username as id from "user" where id >= ${sqlIdOf('user', '300')} order by follower_count desc, id limit 500`,
      [],
    ),
  };
}

const words = [
  'gravel',
  'summit',
  'coffee ride',
  'velodrome',
  'ada',
  'headwind',
  'lighthouse',
  'gravl',
  'tailwind village',
  'canal',
];

const viewerOf = (connection: number, index: number): number =>
  viewerNumbers[(connection + connectionCount * index) % viewerNumbers.length] ?? firstViewer;

const place = (connection: number, index: number) => connection * asksPerConnection + index;
const at = (list: readonly string[], index: number) => list[index % list.length] ?? '';

const feed = (
  name: string,
  label: string,
  rest: { scope: 'EVERYONE' | 'FOLLOWING'; groupId?: string },
  page?: number,
): Operation => ({
  name,
  label,
  page,
  ask: (connection, index) => ({ type: 'feed', viewer: viewerOf(connection, index), ...rest }),
});

const group = { scope: 'EVERYONE', groupId: idOf('group', largeGroup) } as const;

/** All that is measured, reads before writes. */
export const operationsOn = ({ posts, discussed, usernames }: Targets): readonly Operation[] => [
  feed('feed', 'Home feed, everyone', { scope: 'EVERYONE' }),
  feed('feed-50', `Home feed, everyone, page ${deepPage}`, { scope: 'EVERYONE' }, deepPage),
  feed('following', 'Home feed, following', { scope: 'FOLLOWING' }),
  feed('following-50', `Home feed, following, page ${deepPage}`, { scope: 'FOLLOWING' }, deepPage),
  feed('group', 'Home feed, one group', group),
  feed('group-50', `Home feed, one group, page ${deepPage}`, group, deepPage),
  {
    name: 'post',
    label: 'Post with 50 comments',
    ask: (connection, index) => ({
      type: 'post',
      viewer: viewerOf(connection, index),
      id: at(discussed, place(connection, index)),
    }),
  },
  {
    name: 'profile',
    label: 'Profile',
    ask: (connection, index) => ({
      type: 'profile',
      viewer: viewerOf(connection, index),
      username: at(usernames, place(connection, index)),
    }),
  },
  {
    name: 'search',
    label: 'Search',
    ask: (connection, index) => ({
      type: 'search',
      viewer: viewerOf(connection, index),
      text: at(words, connection + index),
    }),
  },
  {
    name: 'rest',
    label: 'REST feed',
    ask: (connection, index) => ({ type: 'restFeed', viewer: viewerOf(connection, index) }),
  },
  {
    name: 'setLike',
    label: 'setLike',
    isWrite: true,
    // One rider a connection, who likes ten posts and then takes it back: every request changes something.
    ask: (connection, index) => ({
      type: 'setLike',
      viewer: viewerOf(connection, 0),
      postId: at(posts, place(connection, index % (asksPerConnection / 2))),
      liked: index < asksPerConnection / 2,
    }),
  },
  {
    name: 'createPost',
    label: 'createPost',
    isWrite: true,
    ask: (connection, index) => ({
      type: 'createPost',
      viewer: viewerOf(connection, index),
      content: `Tailwind all the way home ${index}`,
    }),
  },
  {
    name: 'createComment',
    label: 'createComment',
    isWrite: true,
    ask: (connection, index) => ({
      type: 'createComment',
      viewer: viewerOf(connection, index),
      postId: at(posts, place(connection, index)),
      content: `Chapeau ${index}`,
    }),
  },
];

/** What one connection asks for, in turn. */
export const asksOf = (operation: Operation, connection: number): Ask[] =>
  Array.from({ length: asksPerConnection }, (_, index) => operation.ask(connection, index));
