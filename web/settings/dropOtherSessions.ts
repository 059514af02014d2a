import type { ApolloCache } from '@apollo/client';
import type { SettingsPageQuery } from '../generated.ts';
import { SettingsPageDocument } from '../generated.ts';

/** Leaves nothing in the list of the viewer's sessions but that of this device. */
export function dropOtherSessions(cache: ApolloCache): void {
  cache.updateQuery<SettingsPageQuery>({ query: SettingsPageDocument }, (shown) => {
    if (!shown?.viewer?.sessions) return;
    const { edges, pageInfo, ...sessions } = shown.viewer.sessions;
    const own = edges.filter(({ node }) => node.isCurrent);
    // Where this device stands on a page that has not come yet, there is still more to show.
    const end = own.length > 0 ? { ...pageInfo, hasNextPage: false, endCursor: null } : pageInfo;
    return { viewer: { ...shown.viewer, sessions: { ...sessions, edges: own, pageInfo: end } } };
  });
  cache.gc();
}
