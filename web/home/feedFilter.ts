import type { HomeFeedQueryVariables } from '../generated.ts';

/** The posts to request: everyone's, those of followed people, or those of one group. */
export interface FeedFilter {
  following: boolean;
  group?: { id: string; name: string };
}

export function feedVariables({ following, group }: FeedFilter): HomeFeedQueryVariables {
  return { scope: following ? 'FOLLOWING' : 'EVERYONE', groupId: group?.id };
}
