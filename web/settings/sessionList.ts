import type { ApolloCache } from '@apollo/client';
import type { SettingsPageQuery, SettingsPageQueryVariables } from '../generated.ts';
import { SettingsPageDocument } from '../generated.ts';

// What becomes of the list of the viewer's sessions in the cache. Each mutation that ends some has its line here.

type Sessions = NonNullable<NonNullable<SettingsPageQuery['viewer']>['sessions']>;

interface NextPage {
  fetchMoreResult: SettingsPageQuery;
  variables: SettingsPageQueryVariables;
}

/** Puts the page that was asked for behind those that are there. */
export function appendSessions(shown: SettingsPageQuery, { fetchMoreResult, variables }: NextPage): SettingsPageQuery {
  const before = shown.viewer?.sessions;
  const page = fetchMoreResult.viewer?.sessions;
  // A page that was asked for before the others were ended holds what is over.
  if (!shown.viewer || !before || !page || before.pageInfo.endCursor !== variables.after) return shown;
  const known = new Set(before.edges.map(({ node }) => node.id));
  const edges = [...before.edges, ...page.edges.filter(({ node }) => !known.has(node.id))];
  return { viewer: { ...shown.viewer, sessions: { ...page, edges } } };
}

/** Takes one session out of the list. */
export function dropSession(cache: ApolloCache, id: string): void {
  changeSessions(cache, (sessions) => ({ ...sessions, edges: sessions.edges.filter(({ node }) => node.id !== id) }));
}

/** Leaves nothing in the list but the session of this device. */
export function dropOtherSessions(cache: ApolloCache): void {
  changeSessions(cache, ({ edges, pageInfo, ...sessions }) => {
    const own = edges.filter(({ node }) => node.isCurrent);
    const end = { ...pageInfo, hasNextPage: false, endCursor: null };
    // Where this device stands on a page that has not come yet, there is still more to show.
    return { ...sessions, edges: own, pageInfo: own.length > 0 ? end : pageInfo };
  });
}

function changeSessions(cache: ApolloCache, change: (sessions: Sessions) => Sessions): void {
  cache.updateQuery<SettingsPageQuery, SettingsPageQueryVariables>({ query: SettingsPageDocument }, (shown) => {
    if (!shown?.viewer?.sessions) return;
    return { viewer: { ...shown.viewer, sessions: change(shown.viewer.sessions) } };
  });
  cache.gc();
}
