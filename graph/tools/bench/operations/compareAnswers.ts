import { isDeepStrictEqual } from 'node:util';
import type { Ask } from './Ask.ts';
import { askServer, type ServerUnderTest } from './ServerUnderTest.ts';

const unsaid = new Set(['cursor', 'endCursor', 'startCursor']);
const made = new Set(['id', 'createdAt']);

/**
 * A response without parts that may differ: cursors and ride ids are specific to a server, and each write has a new id
 * and time. The counts of the writer grow with each server’s write.
 */
function comparable(value: unknown, isMade: boolean, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, isMade));
  if (typeof value !== 'object' || value === null) return value;
  const isOwn = (key: string) => unsaid.has(key) || (key === 'id' && name === 'ride') || (isMade && made.has(key));
  const entries = Object.entries(value).filter(([key]) => !isOwn(key));
  return Object.fromEntries(
    entries.sort(([a], [b]) => a.localeCompare(b)).map(([key, item]) => [key, comparable(item, isMade, key)]),
  );
}

const growing = /"(postCount|commentCount)":\d+/g;

function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [left, right] = [Reflect.get(a, key), Reflect.get(b, key)];
    if (!isDeepStrictEqual(left, right)) return firstDifference(left, right, `${path}/${key}`);
  }
  return path;
}

/** The responses of a server to these requests, ready to be compared. */
async function answersOf(server: ServerUnderTest, asks: readonly Ask[]): Promise<unknown[] | null> {
  const answers: unknown[] = [];
  for (const ask of asks) {
    const answer = await askServer(server, ask);
    if (answer === undefined) return null;
    const isMade = ask.type === 'createPost' || ask.type === 'createComment';
    const text = JSON.stringify(comparable(answer, isMade));
    answers.push(JSON.parse(isMade ? text.replaceAll(growing, '"$1":0') : text));
  }
  return answers;
}

/**
 * Sends the same requests to each server and compares the responses.
 * @returns the servers that have this operation
 * @throws Error with the first difference
 */
export async function compareAnswers(
  servers: readonly ServerUnderTest[],
  asksOfServer: (server: ServerUnderTest) => Promise<readonly Ask[]>,
): Promise<ServerUnderTest[]> {
  const able: ServerUnderTest[] = [];
  let model: { name: string; answers: unknown[] } | undefined;
  for (const server of servers) {
    const answers = await answersOf(server, await asksOfServer(server));
    if (!answers) continue;
    model ??= { name: server.name, answers };
    if (!isDeepStrictEqual(answers, model.answers)) {
      throw new Error(`${model.name} and ${server.name} differ at ${firstDifference(model.answers, answers)}`);
    }
    able.push(server);
  }
  return able;
}
