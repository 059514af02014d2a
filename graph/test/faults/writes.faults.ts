import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/lib/ids.ts';
import { checkCounters } from '../../tools/cli/counters.ts';
import { itemAt } from '../storm.ts';
import type { DurableDatabase } from './durableDatabase.ts';
import { durableDatabase } from './durableDatabase.ts';
import { keepBusy } from './keepBusy.ts';
import type { ServerProcess, SignedIn } from './serverProcess.ts';
import { serverProcess } from './serverProcess.ts';
import { untilAcknowledged } from './untilAcknowledged.ts';

const count = 10_000;
const kills = 3;
/** Each is commented on by two of the writers. A member may write 1,000 comments under one post. */
const commentedPosts = 5;

let database: DurableDatabase;
let server: ServerProcess;
let writers: SignedIn[];
beforeAll(async () => {
  database = await durableDatabase();
  server = await serverProcess({ variables: { DATABASE_URL: database.url } });
  writers = [];
  for (const name of ['ada', 'ben', 'cleo', 'dan']) writers.push(await server.signUp(name));
});
afterAll(async () => {
  await server?.remove();
  await database?.remove();
});

test(`of ${count} acknowledged writes across ${kills} kill -9 of server and database ${count} are found, none twice`, async () => {
  const roots = Array.from({ length: commentedPosts }, () => newId());
  for (const id of roots) {
    await untilAcknowledged(() => itemAt(writers, 0).post('/api/posts', { id, content: 'All under here' }));
  }
  const ids: string[] = [];
  // Half are posts and half are comments under few posts: as many writers at once as there may be.
  const load = keepBusy({
    sideBySide: 32,
    most: count,
    async once(index) {
      const writer = itemAt(writers, index);
      const id = newId();
      const content = `Number ${index}`;
      const write = () =>
        index % 2 === 0
          ? writer.post('/api/posts', { id, content })
          : writer.post('/api/comments', { id, postId: itemAt(roots, index), content });
      const said = await untilAcknowledged(write);
      ids.push(id);
      return said;
    },
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    await load.reach((count * kill) / (kills + 1));
    await Promise.all([server.kill(), database.kill()]);
    await database.start();
    await server.start();
  }
  await load.reach(count);
  await load.stop();

  const found = await database.query(
    `select id, content from post where id <> all($1) union all select id, content from comment`,
    [roots],
  );
  expect(found).toHaveLength(count);
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(new Set(found.map(({ content }) => content)).size).toBe(count);
  expect(load.said).toContain(201);
  const pool = new Pool({ connectionString: database.url });
  const findings = await checkCounters(pool, false);
  await pool.end();
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});
