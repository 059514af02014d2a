import type { Caller } from './caller.ts';

/** A token as its member sees it, with the secret that is shown once. */
export interface MadeToken {
  id: string;
  name: string;
  scope: string;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  secret: string;
}

export const tokenFields = 'id name scope createdAt expiresAt lastUsedAt';
export const createDocument = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { secret accessToken { ${tokenFields} } }
}`;

/** Creates a token for the caller. Fails the test if that fails. */
export async function makeAccessToken(caller: Pick<Caller, 'query'>, input: object = {}): Promise<MadeToken> {
  const { data, error } = await caller.query(createDocument, {
    input: { name: 'A program', scope: 'WRITE', ...input },
  });
  if (error) throw new Error(error.message);
  const { secret, accessToken } = data.createAccessToken;
  return { ...accessToken, secret };
}

export const bearing = (secret: string) => ({ authorization: `Bearer ${secret}` });
