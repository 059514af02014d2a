import { nobodysId, refuses } from './golden.ts';
import type { World } from './goldenWorld.ts';

// The parts that the goldens of groups share.

export const onlyOrganisers = refuses(403, 'Only an organiser of this group can do this');
export const noGroup = refuses(404, 'Group not found');
export const visitor = refuses(401, 'Authentication required');

/** A request for the group of the world. */
export const group = ({ group: { id } }: World) => ({ params: { id } });
/** A request for a group that does not exist. */
export const unknown = () => ({ params: { id: nobodysId } });

/** The facts about the group of the world that are the same for all members. */
export const groupFacts = ({ group: { id } }: World) => ({
  id,
  name: 'Climbers',
  description: 'Climbers rides',
  picture: null,
  memberCount: 1,
});
