import type { APIRequestContext } from '@playwright/test';
import type { Rider } from './people.ts';
import { queryApi } from './queryApi.ts';

/** An access token of a rider, created through the API. */
export async function tokenFor(request: APIRequestContext, rider: Rider, scope: 'READ' | 'WRITE'): Promise<string> {
  const { username, password } = rider;
  const signIn = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const { login } = await queryApi(request, signIn, { variables: { input: { username, password } } });
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }';
  const { createAccessToken } = await queryApi(request, create, {
    variables: { input: { name: 'A program', scope } },
    headers: { authorization: `Bearer ${login.sessionId}` },
  });
  return createAccessToken.secret;
}
