import { makeSchema } from '../../../app/schema.ts';
import { graphqlRequest } from '../../../test/hostileRequests.ts';
import { uniqueDocuments } from '../../../test/uniqueDocuments.ts';
import { callAtRandom } from './callAtRandom.ts';

// A client of `underUniqueDocuments.ts`, as a separate process: it sends documents that no cache contains, most of them
// as large as the limits allow.

const [url = '', seconds = '', perSecond = ''] = process.argv.slice(2);
const documentOf = uniqueDocuments(makeSchema());
/** The number of feeds in a document: from 4,000 fields down to 400. */
const sizes = [25, 25, 25, 14, 7, 1];
const start = process.pid * 1_000_000;

const outcomes: Record<string, number> = {};
async function send(query: string): Promise<string> {
  const answer = await fetch(`${url}/graphql`, { method: 'POST', ...graphqlRequest({ query }) });
  const { errors } = JSON.parse(await answer.text());
  return errors ? errors[0].extensions.code : 'answered';
}

async function ask(index: number): Promise<void> {
  const query = documentOf(start + index, sizes[index % sizes.length] ?? 1);
  const outcome = await send(query).catch(() => 'failed');
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}

process.send?.('ready');
await callAtRandom(Number(perSecond), Number(seconds), ask);
process.send?.({ outcomes });
