import fastify from 'fastify';
import mercurius from 'mercurius';
import type { Row } from '../../sql/named.ts';
import { viewerOf } from '../../sql/named.ts';
import { jsonResolvers } from './jsonResolvers.ts';
import * as reads from './reads.ts';
import { type PeerContext, rootResolvers } from './rootResolvers.ts';
import { typeDefs } from './typeDefs.ts';

// Mercurius as its documentation recommends: https://mercurius.dev/#/docs/loaders against 1 + N queries,
// https://mercurius.dev/#/docs/context for the viewer, and the option `jit` of
// https://mercurius.dev/#/docs/api/options.

declare module 'mercurius' {
  interface MercuriusContext extends PeerContext {}
}

type Query = { obj: Row; params: Row };
type Read<Found> = (viewer: string | null, ids: readonly string[]) => Promise<Found[]>;

/** A loader by a key of each object. Null if the object has no key. */
const loaderBy =
  <Found>(key: string, read: Read<Found>, isAsked: (obj: Row) => boolean = () => true) =>
  async (queries: Query[], { viewer }: PeerContext): Promise<(Found | null)[]> => {
    const keys = queries.map(({ obj }) => (isAsked(obj) && obj[key] ? String(obj[key]) : null));
    const unique = [...new Set(keys.filter((each) => each !== null))];
    const found = unique.length > 0 ? await read(viewer, unique) : [];
    const byKey = new Map(unique.map((each, index) => [each, found[index] ?? null]));
    return keys.map((each) => (each === null ? null : (byKey.get(each) ?? null)));
  };

const distance = (name: string) => async (queries: Query[], context: PeerContext) => {
  const found = await loaderBy('id', reads.readDistances)(queries, context);
  return found.map((row) => row?.[name] ?? 0);
};

const loaders = {
  Post: {
    author: loaderBy('authorId', reads.readUsers),
    group: loaderBy('groupId', reads.readGroups),
    ride: loaderBy('id', reads.readRides, ({ isRide }) => isRide === true),
    viewerHasLiked: loaderBy('id', reads.readLiked),
    comments: async (queries: Query[], context: PeerContext) => {
      const found = await loaderBy('id', reads.readComments)(queries, context);
      return found.map((rows, index) => reads.connectionOf(rows ?? [], Number(queries[index]?.params.first)));
    },
  },
  Comment: { author: loaderBy('authorId', reads.readUsers) },
  Ride: { viewerIsParticipating: loaderBy('id', reads.readJoined) },
  User: { viewerIsFollowing: loaderBy('id', reads.readFollowed) },
  UserStats: { weeklyDistance: distance('weeklyDistance'), monthlyDistance: distance('monthlyDistance') },
};

const { OUR_SQL, PORT } = process.env;
const app = fastify();

await app.register(mercurius, {
  schema: typeDefs,
  resolvers: OUR_SQL ? jsonResolvers : { ...rootResolvers, User: { stats: (user: Row) => user } },
  loaders: OUR_SQL ? {} : loaders,
  context: async ({ headers }) => ({ viewer: await viewerOf(headers.authorization) }),
  jit: 1,
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
