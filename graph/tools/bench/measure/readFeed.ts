const headers = { 'content-type': 'application/json' };
const body = JSON.stringify({
  query: '{ feed(first: 20) { nodes { id content likeCount commentCount author { id displayName } } } }',
});

/** Reads the feed as a visitor. Returns the time in milliseconds. */
export async function readFeed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  await answer.text();
  if (!answer.ok) throw new Error(`The feed is answered ${answer.status}`);
  return performance.now() - began;
}
