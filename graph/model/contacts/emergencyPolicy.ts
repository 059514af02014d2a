import { isAbsentFor, isBeingDeleted, isBlockedBetween } from '../moderation/blockPolicy.ts';
import { openPosts } from '../posts/postPolicy.ts';
import { leadsRide } from '../rides/leading.ts';
import { isWindowOpen } from './contactWindow.ts';

// Members always read their own emergency contact. The leaders of a ride read that of each participant for some hours around the
// ride. Nobody else reads it.

interface Reading {
  leaderId: string;
  /** The column with the id of a participant of the ride. */
  memberId: string;
  /** The column with the instant at which the participant joined. */
  joinedAt: string;
  ride: string;
  post: string;
  at: string;
}

/**
 * Whether a leader may read the emergency contact of a participant, as SQL. A mute does not matter: the leader may have to help. A block
 * by either of them does, and so does a suspension of the leader.
 */
export const readsContact = ({ leaderId, memberId, joinedAt, ride, post, at }: Reading) =>
  `${isWindowOpen({ ride, joinedAt }, at)} and ${leadsRide(leaderId, post)} and ${openPosts(leaderId, post)}
   and not ${isAbsentFor(leaderId, `${post}.author_id`)}
   and not ${isBeingDeleted(memberId)} and not ${isBlockedBetween(leaderId, memberId)}
   and exists (select from "user" reader where reader.id = ${leaderId} and reader.suspended_at is null)`;
