import { once } from 'node:events';
import { newId } from '../../../platform/lib/ids.ts';
import { liveClient } from '../../../test/liveClient.ts';
import { itemAt } from '../../../test/storm.ts';
import { documents } from '../operations/documents.ts';
import type { Rider, SoakResult, Task } from '../soakTypes.ts';

// The riders of `soak.ts`, as a separate process: each reads, writes and follows at the pace of a person.

const maxErrorsTold = 20;
const words = ['bakery', 'tailwind', 'gravel', 'rider7', 'Mill', 'sunday ride', 'chapeau'];
const followFeed = 'subscription { feedActivity(scope: EVERYONE) { kind post { id } } }';
const followPost = `subscription ($postId: ID!) {
  postActivity(postId: $postId) { kind comment { id content } post { id commentCount } }
}`;

const [task] = await once(process, 'message');
const { url, riders, posts, minutes }: Task = task;
const taken = new Map<string, number[]>();
const errors: string[] = [];
let heard = 0;
let isOver = false;

const pick = <Item>(items: readonly Item[]): Item => itemAt(items, Math.floor(Math.random() * items.length));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function ask(rider: Rider, query: string, variables: object): Promise<void> {
  const headers = {
    authorization: `Bearer ${rider.token}`,
    'content-type': 'application/json',
    'x-forwarded-for': rider.address,
  };
  const body = JSON.stringify({ query, variables });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { errors: faults }: { errors?: { message: string }[] } = await answer.json();
  if (!answer.ok || faults) throw new Error(`${answer.status} ${faults?.[0]?.message ?? ''}`);
}

type Live = ReturnType<typeof liveClient>;
type Act = (rider: Rider, live: Live) => Promise<void>;

const postOfAnother = ({ id }: Rider): string => pick(posts.filter(({ authorId }) => authorId !== id)).id;

/** The actions of riders, with their frequency in percent. */
const acts: [name: string, share: number, act: Act][] = [
  ['feed', 35, (rider) => ask(rider, documents.feed, { scope: pick(['EVERYONE', 'FOLLOWING']) })],
  ['post', 17, (rider) => ask(rider, documents.post, { id: pick(posts).id })],
  ['profile', 12, (rider) => ask(rider, documents.profile, { username: pick(riders).username })],
  ['search', 8, (rider) => ask(rider, documents.search, { query: pick(words) })],
  ['like', 10, (rider) => ask(rider, documents.setLike, { postId: postOfAnother(rider), liked: Math.random() < 0.5 })],
  [
    'comment',
    7,
    (rider) =>
      ask(rider, documents.createComment, { input: { id: newId(), postId: pick(posts).id, content: 'Chapeau' } }),
  ],
  [
    'publish',
    1,
    (rider) => ask(rider, documents.createPost, { input: { id: newId(), content: 'Full gas to the bakery' } }),
  ],
  [
    'live',
    10,
    async (_rider, live) => {
      const followed = await live.follow(followPost, { postId: pick(posts).id });
      await followed.stop();
    },
  ],
];
const deck = acts.flatMap(([name, share, act]) => Array.from({ length: share }, () => ({ name, act })));

function noteError(kind: string, error: unknown): void {
  errors.push(`${kind}: ${error instanceof Error ? error.message : error}`);
}

/** Receives every new post until the rider leaves. */
async function listen(live: Live): Promise<void> {
  const followed = await live.follow(followFeed);
  while (!isOver) {
    await followed.next();
    heard += 1;
  }
}

async function ride(rider: Rider): Promise<void> {
  const live = liveClient(url, {
    headers: { 'x-forwarded-for': rider.address },
    params: { authorization: `Bearer ${rider.token}` },
  });
  listen(live).catch((error: unknown) => {
    if (!isOver) noteError('told', error);
  });
  while (!isOver) {
    await pause(500 + Math.random() * 1000);
    const { name, act } = pick(deck);
    const began = performance.now();
    await act(rider, live).catch((error: unknown) => noteError(name, error));
    const times = taken.get(name) ?? [];
    taken.set(name, times);
    times.push(performance.now() - began);
  }
  await live.dispose();
}

setTimeout(() => {
  isOver = true;
}, minutes * 60_000);
await Promise.all(riders.map(ride));
const result: SoakResult = {
  taken: Object.fromEntries(taken),
  heard,
  errorCount: errors.length,
  errors: errors.slice(0, maxErrorsTold),
};
process.send?.(result, () => process.exit(0));
