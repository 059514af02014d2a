import { isAbsentFor, isBeingDeleted, isBlockedBetween } from '../moderation/blockPolicy.ts';
import { isOpenToParticipant } from '../notifications/rideChangeTrigger.ts';
import { openPosts, viewerIsMember } from '../posts/postPolicy.ts';
import { leadsRide } from '../rides/leading.ts';
import { isWindowOpen, joinedAtOf } from './contactWindow.ts';

// Members always read their own emergency contact. The leaders of a ride read that of each participant for some hours around the
// ride. Nobody else reads it.

interface Reading {
  leaderId: string;
  at: string;
}

const memberId = 'rp.user_id';

/**
 * Whether a leader may read the emergency contact of the participant `rp` of the ride `r` with the post `p`, as SQL. The participant must be able
 * to read the ride, because nobody leaves a ride that they do not find. A mute does not matter: the leader may have to help. A block by
 * either of them does, and so does a suspension of the leader. An author who no longer belongs to the group of the ride reads the post, but
 * no contacts of its members.
 */
export const readsContact = ({ leaderId, at }: Reading) =>
  `${isWindowOpen({ ride: 'r', joinedAt: joinedAtOf('rp') }, at)} and ${leadsRide(leaderId, 'p')} and ${openPosts(leaderId, 'p')}
   and (p.privacy <> 'group' or ${viewerIsMember(leaderId, 'p')})
   and (p.author_id = ${memberId} or ${isOpenToParticipant('p')})
   and not ${isAbsentFor(leaderId, 'p.author_id')}
   and not ${isBeingDeleted(memberId)} and not ${isBlockedBetween(leaderId, memberId)}
   and exists (select from "user" reader where reader.id = ${leaderId} and reader.suspended_at is null)`;
