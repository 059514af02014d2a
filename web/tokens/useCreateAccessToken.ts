import { prependNode } from '../apollo/edges.ts';
import type { CreateAccessTokenInput } from '../generated.ts';
import { useCreateAccessTokenMutation } from '../generated.ts';

/** Creates an access token and adds it to the start of its owner's list. `createAccessToken` returns its secret. */
export function useCreateAccessToken(viewerId: string) {
  const [mutate, { loading }] = useCreateAccessTokenMutation({
    update: (cache, { data }) => {
      const node = data?.createAccessToken?.accessToken;
      if (!node) return;
      const owner = { __typename: 'User', id: viewerId };
      prependNode(cache, { owner, field: 'accessTokens', edgeType: 'AccessTokenEdge', node });
    },
  });

  const createAccessToken = async (input: CreateAccessTokenInput): Promise<string> => {
    const { data } = await mutate({ variables: { input } });
    if (!data?.createAccessToken) throw new Error('The response is empty');
    return data.createAccessToken.secret;
  };

  return { createAccessToken, isCreating: loading };
}
