import type { GroupRideListFragment } from '../generated.ts';

/** The number of members in a page of the list, which differs from those of the lists of faces. */
export const MEMBERS_PAGE = 20;

/** The number of loaded rides: '6', or '20+' when there are more. */
export function rideCountText({ edges, pageInfo }: GroupRideListFragment): string {
  return `${edges.length}${pageInfo.hasNextPage ? '+' : ''}`;
}
