import type { ApolloCache } from '@apollo/client';
import { dropLists } from '../apollo/edges.ts';
import { useSettingsPageQuery } from '../generated.ts';

/** The calendar links of a member without a password, which end with each other session that the member ends. */
export function useEndedLinks() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const viewer = data?.viewer;
  const endsLinks = viewer?.hasPassword === false;

  const dropLinks = (cache: ApolloCache): void => {
    if (endsLinks) dropLists(cache, { owner: { __typename: 'User', id: viewer.id }, field: 'calendarFeeds' });
  };

  return { endsLinks, dropLinks };
}
