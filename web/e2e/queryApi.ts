import type { APIRequestContext } from '@playwright/test';

/** Sends a query to the API as the member of the given headers. */
export async function queryApi(
  request: APIRequestContext,
  query: string,
  { variables, headers }: { variables?: object; headers?: Record<string, string> } = {},
) {
  const response = await request.post('/graphql', { data: { query, variables }, headers });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}
