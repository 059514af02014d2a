import type { ApolloCache } from '@apollo/client';
import { SettingsPageDocument } from '../generated.ts';

/** Removes all of the viewer's sessions from the list except the current one. */
export function dropOtherSessions(cache: ApolloCache): void {
  cache.updateQuery({ query: SettingsPageDocument }, (shown) => {
    if (!shown?.viewer?.sessions) return;
    const { edges, pageInfo, ...sessions } = shown.viewer.sessions;
    const own = edges.filter(({ node }) => node.isCurrent);
    // When the current session is on a page that is not loaded yet, there is still more to load.
    const end = own.length > 0 ? { ...pageInfo, hasNextPage: false, endCursor: null } : pageInfo;
    return { ...shown, viewer: { ...shown.viewer, sessions: { ...sessions, edges: own, pageInfo: end } } };
  });
  cache.gc();
}
