import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import DataLoader from 'dataloader';
import { createSchema, createYoga } from 'graphql-yoga';
import type { Row } from '../../sql/named.ts';
import { viewerOf } from '../../sql/named.ts';
import { jsonResolvers } from './jsonResolvers.ts';
import * as reads from './reads.ts';
import { type PeerContext, rootResolvers } from './rootResolvers.ts';
import { typeDefs } from './typeDefs.ts';

// GraphQL Yoga as its documentation recommends: a context for each request
// (https://the-guild.dev/graphql/yoga-server/docs/features/context) with DataLoaders
// (https://github.com/graphql/dataloader#caching-per-request), and graphql-jit as a plugin
// (https://the-guild.dev/graphql/yoga-server/docs/features/envelop-plugins).

type Read<Found> = (viewer: string | null, ids: readonly string[]) => Promise<Found[]>;

const loaderOf = <Found>(viewer: string | null, read: Read<Found>) =>
  new DataLoader<string, Found>((ids) => read(viewer, ids));

const makeLoaders = (viewer: string | null) => ({
  user: loaderOf(viewer, reads.readUsers),
  group: loaderOf(viewer, reads.readGroups),
  ride: loaderOf(viewer, reads.readRides),
  liked: loaderOf(viewer, reads.readLiked),
  joined: loaderOf(viewer, reads.readJoined),
  followed: loaderOf(viewer, reads.readFollowed),
  distances: loaderOf(viewer, reads.readDistances),
  comments: loaderOf(viewer, reads.readComments),
});

interface YogaContext extends PeerContext {
  readonly load: ReturnType<typeof makeLoaders>;
}

type Id = { id: string };

const fieldResolvers = {
  Post: {
    author: ({ authorId }: { authorId: string }, _args: unknown, { load }: YogaContext) => load.user.load(authorId),
    group: ({ groupId }: { groupId: string | null }, _args: unknown, { load }: YogaContext) =>
      groupId && load.group.load(groupId),
    ride: ({ id, isRide }: Id & { isRide: boolean }, _args: unknown, { load }: YogaContext) =>
      isRide ? load.ride.load(id) : null,
    viewerHasLiked: ({ id }: Id, _args: unknown, { load }: YogaContext) => load.liked.load(id),
    comments: async ({ id }: Id, { first }: { first: number }, { load }: YogaContext) =>
      reads.connectionOf(await load.comments.load(id), first),
  },
  Comment: {
    author: ({ authorId }: { authorId: string }, _args: unknown, { load }: YogaContext) => load.user.load(authorId),
  },
  Ride: { viewerIsParticipating: ({ id }: Id, _args: unknown, { load }: YogaContext) => load.joined.load(id) },
  User: {
    viewerIsFollowing: ({ id }: Id, _args: unknown, { load }: YogaContext) => load.followed.load(id),
    stats: (user: Row) => user,
  },
  UserStats: {
    weeklyDistance: async ({ id }: Id, _args: unknown, { load }: YogaContext) =>
      (await load.distances.load(id))?.weeklyDistance ?? 0,
    monthlyDistance: async ({ id }: Id, _args: unknown, { load }: YogaContext) =>
      (await load.distances.load(id))?.monthlyDistance ?? 0,
  },
};

const { JIT, OUR_SQL } = process.env;

const yoga = createYoga({
  schema: createSchema<YogaContext>({
    typeDefs,
    resolvers: OUR_SQL ? jsonResolvers : { ...rootResolvers, ...fieldResolvers },
  }),
  context: async ({ request }) => {
    const viewer = await viewerOf(request.headers.get('authorization'));
    return OUR_SQL ? { viewer } : { viewer, load: makeLoaders(viewer) };
  },
  plugins: JIT ? [useGraphQlJit()] : [],
  logging: 'error',
  graphiql: false,
});

createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');
