import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Member } from './factories.ts';
import type { Followed, LiveClient } from './liveClient.ts';
import { runs } from './runs.ts';
import { useApp } from './useApp.ts';

const app = useApp({ RATE_LIMITS: '{"reads":1000000,"writes":1000000,"texts":1000000}' });
let members: Record<'ada' | 'ben' | 'cleo', Member>;
beforeAll(async () => {
  members = await app.cast('ada', 'ben', 'cleo');
});

const document = `subscription ($postId: ID!, $since: DateTime) {
  postActivity(postId: $postId, since: $since) { kind at comment { id } deletedCommentId }
}`;

interface Activity {
  kind: string;
  at: string;
  comment: { id: string } | null;
  deletedCommentId: string | null;
}

/** Follows a post, and resumes after each interruption. */
function makeReader(postId: string) {
  /** The activities of each connection, one after the other. */
  const told: string[][] = [];
  const gone = new Set<string>();
  let since = new Date().toISOString();
  let client: LiveClient | undefined;
  let followed: Followed | undefined;

  function note({ kind, at, comment, deletedCommentId }: Activity): string {
    if (at > since) since = at;
    if (comment) told.at(-1)?.push(comment.id);
    if (deletedCommentId) gone.add(deletedCommentId);
    return kind;
  }

  return {
    told,
    gone,
    async interrupt() {
      if (client) client.socket().terminate();
      await client?.closed;
      followed = undefined;
    },
    async readOne() {
      if (!followed) {
        client = await app.live(members.ben);
        followed = client.subscribe(document, { postId, since });
        told.push([]);
      }
      return note(await followed.next());
    },
  };
}

/** How the story goes on: somebody writes or takes back what they wrote last, or the reader reads on or is interrupted. */
const steps = fc.array(fc.constantFrom('write', 'write', 'take back', 'read', 'read', 'interrupt'), {
  minLength: 5,
  maxLength: 30,
});

test('whatever is written or taken back between and amid interruptions is told, and by one connection only once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { id: postId } = await app.post(members.ada);
      const reader = makeReader(postId);
      const writes: Promise<string>[] = [];
      const write = async (content: string): Promise<string> => {
        const { body } = await app.as(members.cleo).post('/api/comments', { postId, content });
        return body.id;
      };
      const removals = new Map<Promise<string>, Promise<string>>();
      const takeBack = async (written: Promise<string>): Promise<string> => {
        const id = await written;
        await app.as(members.cleo).delete(`/api/comments/${id}`);
        return id;
      };
      let unread = 0;
      for (const [index, step] of story.entries()) {
        if (step === 'write') {
          writes.push(write(`Comment ${index}`));
          unread += 1;
        } else if (step === 'take back') {
          const last = writes.findLast((each) => !removals.has(each));
          // One activity comes instead of another, or beside it.
          if (last) removals.set(last, takeBack(last));
        } else if (step === 'interrupt') {
          await reader.interrupt();
          unread = writes.length + 1;
        } else if (unread > 0) {
          await reader.readOne();
          unread -= 1;
        }
      }
      const [written, removed] = await Promise.all([Promise.all(writes), Promise.all(removals.values())]);
      const kept = written.filter((id) => !removed.includes(id));
      const isAllTold = () =>
        kept.every((id) => reader.told.flat().includes(id)) && removed.every((id) => reader.gone.has(id));
      while (!isAllTold()) await reader.readOne();
      for (const each of reader.told) expect(each).toEqual([...new Set(each)]);
      expect(reader.told.flat().filter((id) => !written.includes(id))).toEqual([]);
      expect(reader.gone).toEqual(new Set(removed));
      await reader.interrupt();
    }),
    { numRuns: runs(3) },
  );
});
