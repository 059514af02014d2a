import type { APIRequestContext } from '@playwright/test';

/** Asks the API as whoever the headers sign in. */
export async function ask(
  request: APIRequestContext,
  query: string,
  { variables, headers }: { variables?: object; headers?: Record<string, string> } = {},
) {
  const answer = await request.post('/graphql', { data: { query, variables }, headers });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}
