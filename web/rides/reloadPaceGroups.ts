import type { ApolloClient } from '@apollo/client';
import type { RidePaceGroupFormQuery } from '../generated.ts';
import { RidePaceGroupFormDocument } from '../generated.ts';

/** Reads the pace groups of a ride again after an edit. Maps are merged, so that the former ones must go first. */
export async function reloadPaceGroups(client: ApolloClient, postId: string): Promise<void> {
  const query = { query: RidePaceGroupFormDocument, variables: { postId } };
  try {
    const { data } = await client.query<RidePaceGroupFormQuery>({ ...query, fetchPolicy: 'no-cache' });
    if (!data) return;
    client.cache.batch({
      update(cache) {
        for (const group of data.post?.ride?.paceGroups ?? [])
          cache.modify<{ map: null }>({ id: cache.identify(group), fields: { map: () => null } });
        cache.writeQuery({ ...query, data });
      },
    });
  } catch (error) {
    console.error('Reloading the pace groups failed:', error);
  }
}
