import { once } from 'node:events';

// The client of `underExports.ts`, as a separate process: it requests exports of all members at once, each from its own
// address.

const [url = '', accounts = '[]'] = process.argv.slice(2);

async function takeExport({ id, token }: { id: string; token: string }, index: number) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${index}` };
  const answer = await fetch(`${url}/api/users/${id}/export`, { headers });
  let bytes = 0;
  let tail = '';
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    tail = Buffer.from(piece).toString().trimEnd().slice(-1);
  }
  return { status: answer.status, bytes, isWhole: tail === '}' };
}

process.send?.('ready');
await once(process, 'message');
const outcomes = await Promise.allSettled(JSON.parse(accounts).map(takeExport));
process.send?.({
  outcomes: outcomes.map((each) =>
    each.status === 'fulfilled' ? each.value : { status: 0, bytes: 0, isWhole: false },
  ),
});
