import { mutedCommentCount } from '../comments/commentPolicy.ts';
import { columnsOf } from '../database/columns.ts';
import { Group } from '../groups/Group.ts';
import type { RideRow } from '../rides/rideRow.ts';
import { rideColumns, viewerIsParticipating } from '../rides/rideRow.ts';
import { User } from '../users/User.ts';

// What a post leads to can be read along with it, in the same statement. Where it was not, the loaders bring it.

/** What stands on the row of a post that was read with its card. */
interface Card {
  author: User;
  group: Group | null;
  viewerHasLiked: boolean;
  mutedCommentCount: number;
}

/** What may stand on the row of a post. */
export type Companions = Partial<Card> & { ride?: RideRow | null };

/** Which companions are read: those of the card, the ride, both or none. */
export type Asked = 'none' | 'card' | 'ride' | 'cardAndRide';

const ofCard = ['author', 'group', 'viewerHasLiked', 'commentCount'];

/** What to read along for a query of these fields. */
export function askedBy(fields: ReadonlySet<string>): Asked {
  const asksForCard = ofCard.some((field) => fields.has(field));
  if (fields.has('ride')) return asksForCard ? 'cardAndRide' : 'ride';
  return asksForCard ? 'card' : 'none';
}

const cardColumns = (viewerId: string, post: string) =>
  `, ${columnsOf(User, 'author', 'author')}, ${columnsOf(Group, 'posted_to', 'group')},
   exists (select from post_like l where l.post_id = ${post}.id and l.user_id = ${viewerId}) as "viewerHasLiked",
   ${mutedCommentCount(viewerId, post)} as "mutedCommentCount"`;

const cardJoins = (post: string) =>
  ` join "user" author on author.id = ${post}.author_id left join "group" posted_to on posted_to.id = ${post}.group_id`;

const rideOf = (viewerId: string, post: string) =>
  `, ${rideColumns(viewerId, { ride: 'led', post, under: 'ride' })}, ${viewerIsParticipating(viewerId, 'led')} as "ride.viewerIsParticipating"`;

const rideJoin = (post: string) => ` left join ride led on ${post}.is_ride and led.id = ${post}.id`;

/** The companions of posts of the alias, as more columns and joins. The viewer's id is a parameter such as `$1::uuid`. */
export function companionsOf(asked: Asked, viewerId: string, post: string): { columns: string; joins: string } {
  const card = asked === 'card' || asked === 'cardAndRide';
  const ride = asked === 'ride' || asked === 'cardAndRide';
  return {
    columns: (card ? cardColumns(viewerId, post) : '') + (ride ? rideOf(viewerId, post) : ''),
    joins: (card ? cardJoins(post) : '') + (ride ? rideJoin(post) : ''),
  };
}

/** One of each kind of statement that reads companions. */
export function withEach<Kind>(make: (asked: Asked) => Kind): Readonly<Record<Asked, Kind>> {
  return { none: make('none'), card: make('card'), ride: make('ride'), cardAndRide: make('cardAndRide') };
}
