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
/** The number of different requests that each connection sends, one after the other. */
const asksPerConnection = 20;
const deepPage = 50;

export interface Operation {
  readonly name: string;
  readonly label: string;
  /** The page of a feed. The pages before it are read to find its cursor. */
  readonly page?: number;
  readonly isWrite?: true;
  /** The request of a connection, by the numbers of the connection and of the request. */
  ask(connection: number, index: number): Ask;
}

/** Rows that requests are about. Every viewer can read them. */
export interface Targets {
  readonly posts: readonly string[];
  readonly discussed: readonly string[];
  readonly usernames: readonly string[];
}

const firstId = idOf('user', firstViewer);
const lastId = idOf('user', firstViewer + viewerCount - 1);

/** Public posts by members whom no viewer has muted and who are not viewers themselves. */
const openPosts = `select p.id from post p where p.privacy = 'public' and p.author_id not between $1 and $2
  and not exists (select from mute where muted_id = p.author_id)`;

/** Picks the rows that operations are about. */
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
  'cobbles',
  'tailwind village',
  'canal',
];

/** Words of the community with swapped, missing or wrong letters. */
const misspelt = ['gravl', 'mountian', 'velodrme', 'headwnd', 'lighthuose', 'esspresso', 'singeltrack', 'vilage'];

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

const feeds: readonly Operation[] = [
  feed('feed', 'Home feed, everyone', { scope: 'EVERYONE' }),
  feed('feed-50', `Home feed, everyone, page ${deepPage}`, { scope: 'EVERYONE' }, deepPage),
  feed('following', 'Home feed, following', { scope: 'FOLLOWING' }),
  feed('following-50', `Home feed, following, page ${deepPage}`, { scope: 'FOLLOWING' }, deepPage),
  feed('group', 'Home feed, one group', group),
  feed('group-50', `Home feed, one group, page ${deepPage}`, group, deepPage),
];

const pages = ({ discussed, usernames }: Targets): readonly Operation[] => [
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
];

const search = (name: string, label: string, texts: readonly string[]): Operation => ({
  name,
  label,
  ask: (connection, index) => ({
    type: 'search',
    viewer: viewerOf(connection, index),
    text: at(texts, connection + index),
  }),
});

const restFeed: Operation = {
  name: 'rest',
  label: 'REST feed',
  ask: (connection, index) => ({ type: 'restFeed', viewer: viewerOf(connection, index) }),
};

const writes = ({ posts }: Targets): readonly Operation[] => [
  {
    name: 'setLike',
    label: 'setLike',
    isWrite: true,
    // One rider for each connection likes ten posts and then unlikes them, so that every request changes a row.
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

/** All measured operations, reads before writes. */
export const operationsOn = (targets: Targets): readonly Operation[] => [
  ...feeds,
  ...pages(targets),
  search('search', 'Search', words),
  search('searchCorrected', 'Search, misspelt', misspelt),
  restFeed,
  ...writes(targets),
];

/** The requests of one connection, in order. */
export const asksOf = (operation: Operation, connection: number): Ask[] =>
  Array.from({ length: asksPerConnection }, (_, index) => operation.ask(connection, index));
