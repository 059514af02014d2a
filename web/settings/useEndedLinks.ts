import type { ApolloCache } from '@apollo/client';
import { dropLists } from '../apollo/edges.ts';
import { useSettingsPageQuery } from '../generated.ts';

/** The access tokens and calendar links of a member without a password, which end with each other session that the member ends. */
export function useEndedLinks() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const viewer = data?.viewer;
  const endsLinks = viewer?.hasPassword === false;

  const dropLinks = (cache: ApolloCache): void => {
    if (!endsLinks) return;
    const owner = { __typename: 'User', id: viewer.id };
    for (const field of ['accessTokens', 'calendarFeeds']) dropLists(cache, { owner, field });
  };

  return { endsLinks, dropLinks };
}
