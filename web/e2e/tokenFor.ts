import type { APIRequestContext } from '@playwright/test';
import { ask } from './ask.ts';
import type { Rider } from './people.ts';

/** An access token of a rider, made as a program would make it. */
export async function tokenFor(request: APIRequestContext, rider: Rider, scope: 'READ' | 'WRITE'): Promise<string> {
  const { username, password } = rider;
  const signIn = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const { login } = await ask(request, signIn, { variables: { input: { username, password } } });
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { secret } }';
  const { createAccessToken } = await ask(request, create, {
    variables: { input: { name: 'A program', scope } },
    headers: { authorization: `Bearer ${login.sessionId}` },
  });
  return createAccessToken.secret;
}
