import type { Sql } from '../database/sql.ts';
import { statement } from '../database/sql.ts';
import { bothDistances } from '../lib/bothDistances.ts';
import { twelveHour } from '../lib/dates.ts';
import { excerpt, firstLine } from '../lib/excerpt.ts';
import { isId } from '../lib/ids.ts';
import { visiblePosts } from '../posts/postPolicy.ts';

// What other sites are shown of a post: what a visitor may read, and nothing else, whoever asks.

export interface SharedPost {
  id: string;
  content: string;
  createdAt: Date;
  username: string;
  displayName: string;
  isRide: boolean;
  type: string | null;
  /** In miles. */
  distance: number | null;
  /** In feet. */
  elevation: number | null;
  /** YYYY-MM-DD and HH:MM on the clocks at the ride. */
  date: string | null;
  time: string | null;
  startsAt: Date | null;
  location: string | null;
  going: number | null;
  routeId: string | null;
  /** Another with each change of what the author hides. */
  routeFence: number | null;
}

const sharedStatement = statement(
  'sharing.post',
  `select p.id, p.content, p.created_at as "createdAt", u.username, u.display_name as "displayName", p.is_ride as "isRide",
     r.type, r.distance, r.elevation, to_char(r.date, 'YYYY-MM-DD') as date, to_char(r.time, 'HH24:MI') as time,
     r.starts_at as "startsAt", r.location, r.participant_count as going,
     t.id as "routeId", t.fence as "routeFence"
   from post p join "user" u on u.id = p.author_id left join ride r on r.id = p.id left join route t on t.id = r.route_id
   where p.id = $1::uuid and ${visiblePosts('null::uuid', 'p')}`,
);

/** The post of this id as visitors see it; null when it is unknown or not for them. */
export async function findSharedPost(sql: Sql, id: string): Promise<SharedPost | null> {
  if (!isId(id)) return null;
  const [post] = await sql<SharedPost>(sharedStatement, [id]);
  return post ?? null;
}

const longestTitle = 70;
const longestDescription = 200;
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** When a ride starts, as people at its place say it: 'Sat, Nov 28, 2026, 7:00 AM'; null where it is not told. */
export function startText({ date, time }: SharedPost): string | null {
  if (!date) return null;
  const day = dayFormat.format(new Date(`${date}T00:00:00Z`));
  return time ? `${day}, ${twelveHour(time)}` : day;
}

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The facts of a ride in the order of their weight; none of a plain post. */
export function rideFacts(post: SharedPost): string[] {
  const { isRide, type, distance, location, going } = post;
  if (!isRide) return [];
  return [
    `${capitalized(type ?? '')} ride`,
    distance ? bothDistances(distance) : null,
    startText(post),
    location,
    going === null ? null : `${going} going`,
  ].filter((fact) => fact !== null);
}

export const titleOf = ({ isRide, content, displayName }: SharedPost): string =>
  isRide ? firstLine(content, longestTitle) : `${displayName} on Cycle Chat`;

/** The facts of a ride, then what the post says, in one line. */
export function descriptionOf(post: SharedPost): string {
  const words = [...rideFacts(post), post.content.trim().replace(/\s+/g, ' ')];
  return excerpt(words.join(' · '), longestDescription);
}
