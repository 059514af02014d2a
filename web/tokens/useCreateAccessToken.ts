import { prependNode } from '../apollo/edges.ts';
import type { CreateAccessTokenInput } from '../generated.ts';
import { useCreateAccessTokenMutation } from '../generated.ts';

/** Makes an access token and puts it first in the list of its member; `createAccessToken` answers its secret. */
export function useCreateAccessToken(viewerId: string) {
  const [mutate, { loading }] = useCreateAccessTokenMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const owner = { __typename: 'User', id: viewerId };
      const node = data.createAccessToken.accessToken;
      prependNode(cache, { owner, field: 'accessTokens', edgeType: 'AccessTokenEdge', node });
    },
  });

  const createAccessToken = async (input: CreateAccessTokenInput): Promise<string> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The answer is empty');
    return data.createAccessToken.secret;
  };

  return { createAccessToken, isCreating: loading };
}
