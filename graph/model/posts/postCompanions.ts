import { columnsOf } from '../../platform/database/columns.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { hiddenCommentCount } from '../comments/commentPolicy.ts';
import { Group } from '../groups/Group.ts';
import { groupPolicy } from '../groups/groupPolicy.ts';
import { type RideRow, rideColumns, viewerIsParticipating } from '../rides/rideRow.ts';
import { User } from '../users/User.ts';
import type { ViewerFacts } from './postPolicy.ts';

// Companions are rows that the statement of a post reads with it: author, group, ride. Without them, loaders read those rows.

/** The additional columns of a post that was read with `card`. */
interface Card {
  author: User;
  group: Group | null;
  viewerHasLiked: boolean;
  hiddenCommentCount: number;
}

/** The columns that a row of a post can have besides its own. */
export type CompanionColumns = Partial<Card> & { ride?: RideRow | null };

/** The group that was read with a post. Null if there is none, or the viewer may not find it. */
export const foundGroup = (viewer: Viewer | null, { group, viewerIsMember }: CompanionColumns & ViewerFacts) =>
  group && groupPolicy.read.may(viewer, { kind: group.kind, viewerIsMember }) ? group : null;

/** The companions to read: those of the card, the ride, both or none. */
export type Companions = 'none' | 'card' | 'ride' | 'cardAndRide';

const ofCard = ['author', 'group', 'viewerHasLiked', 'commentCount'];

/** The companions that a selection of these fields needs. */
export function companionsFor(fields: ReadonlySet<string>): Companions {
  const needsCard = ofCard.some((field) => fields.has(field));
  if (fields.has('ride')) return needsCard ? 'cardAndRide' : 'ride';
  return needsCard ? 'card' : 'none';
}

const cardColumns = (viewerId: string, post: string) =>
  `, ${columnsOf(User, 'author', { under: 'author' })}, ${columnsOf(Group, 'posted_to', { under: 'group' })},
   exists (select from post_like l where l.post_id = ${post}.id and l.user_id = ${viewerId}) as "viewerHasLiked",
   ${hiddenCommentCount(viewerId, post)} as "hiddenCommentCount"`;

const cardJoins = (post: string) =>
  ` join "user" author on author.id = ${post}.author_id left join "group" posted_to on posted_to.id = ${post}.group_id`;

const rideOf = (viewerId: string, post: string) =>
  `, ${rideColumns(viewerId, { ride: 'led', post, under: 'ride' })}, ${viewerIsParticipating(viewerId, 'led')} as "ride.viewerIsParticipating"`;

const rideJoin = (post: string) => ` left join ride led on ${post}.is_ride and led.id = ${post}.id`;

/** SQL for the companions of the posts with the alias `post`. `viewerId` is a parameter such as `$1::uuid`. */
export function companionsOf(
  companions: Companions,
  viewerId: string,
  post: string,
): { columns: string; joins: string } {
  const card = companions === 'card' || companions === 'cardAndRide';
  const ride = companions === 'ride' || companions === 'cardAndRide';
  return {
    columns: (card ? cardColumns(viewerId, post) : '') + (ride ? rideOf(viewerId, post) : ''),
    joins: (card ? cardJoins(post) : '') + (ride ? rideJoin(post) : ''),
  };
}

/** Builds one value for each choice of companions. */
export function withEach<Kind>(make: (companions: Companions) => Kind): Readonly<Record<Companions, Kind>> {
  return { none: make('none'), card: make('card'), ride: make('ride'), cardAndRide: make('cardAndRide') };
}
