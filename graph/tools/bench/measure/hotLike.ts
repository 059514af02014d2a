import { connectionCount, type Operation, type Targets } from '../operations/operations.ts';
import type { ServerUnderTest } from '../operations/ServerUnderTest.ts';
import type { BenchCluster } from '../world/benchCluster.ts';
import { workName } from '../world/buildDatabases.ts';
import { viewerNumbers } from '../world/cast.ts';
import { load } from './load.ts';
import { spreadOf } from './statistics.ts';

export interface HotFigures {
  readonly server: string;
  /** Requests a second if each connection likes different posts. */
  readonly spread: number;
  /** Requests a second if all connections like and unlike one post. */
  readonly hot: number;
  /** The difference between the post’s counter and its likes at the end. */
  readonly lost: number;
}

const likesOn = (name: string, postOf: (connection: number, index: number) => string): Operation => ({
  name,
  label: name,
  isWrite: true,
  ask: (connection, index) => ({
    type: 'setLike',
    viewer: viewerNumbers[connection] ?? 0,
    postId: postOf(connection, Math.floor(index / 2)),
    liked: index % 2 === 0,
  }),
});

const drift = `select p.like_count - (select count(*) from post_like l where l.post_id = p.id)::int as drift from post p where p.id = $1`;

/** Sends likes over all connections at once: first to different posts, then to one post. */
export async function measureHotLike(
  cluster: BenchCluster,
  server: ServerUnderTest,
  { posts }: Targets,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<HotFigures> {
  const [hotPost = ''] = posts;
  const spread = likesOn(
    'spread likes',
    (connection, index) => posts[1 + connection + connectionCount * index] ?? hotPost,
  );
  const hot = likesOn('hot likes', () => hotPost);
  const rates: Record<'spread' | 'hot', number[]> = { spread: [], hot: [] };
  const options = {
    server,
    translate: (asks: readonly unknown[]) => [...asks] as never,
    seconds,
    postmasterId: cluster.processId,
  };
  for (let round = 0; round < rounds; round++) {
    rates.spread.push((await load({ ...options, operation: spread })).requestsPerSecond);
    rates.hot.push((await load({ ...options, operation: hot })).requestsPerSecond);
  }
  const { rows } = await cluster.asOwner(workName, (client) => client.query(drift, [hotPost]));
  return {
    server: server.name,
    spread: spreadOf(rates.spread).median,
    hot: spreadOf(rates.hot).median,
    lost: Math.abs(rows[0].drift),
  };
}
