import { isHiddenFromViewer } from '../../model/moderation/blockPolicy.ts';
import { visiblePosts } from '../../model/posts/postPolicy.ts';
import { shownFigure } from '../../model/routes/shownFigure.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Viewer } from '../../platform/lib/allow.ts';
import { twelveHour } from '../../platform/lib/dates.ts';
import { excerpt, firstLine } from '../../platform/lib/excerpt.ts';
import { distanceText, type ReaderUnits } from '../../platform/lib/figureTexts.ts';
import { isId } from '../../platform/lib/ids.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';
import { photoJoin, type ReadPost, readColumns } from './postText.ts';

// A post as other sites show it: the data that a visitor may read, whoever the caller is.

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
  /** Local YYYY-MM-DD and HH:MM. */
  date: string | null;
  time: string | null;
  startsAt: Date | null;
  /** In the author’s words: '2h 30m'. */
  duration: string | null;
  location: string | null;
  going: number | null;
  places: number | null;
  calledOffReason: string | null;
  routeId: string | null;
  /** Changes with each change of the author’s privacy zones that affects the route. */
  routeFence: number | null;
  /** The units of visitors. Absent or null if the operator has set none. */
  units?: ReaderUnits;
}

/** A shared post with the parts that its page draws. */
export interface SharedPostPage extends SharedPost, ReadPost {}

const sharedStatement = statement(
  'sharing.post',
  `select p.id, ${readColumns}, p.created_at as "createdAt", u.display_name as "displayName",
     r.type, ${shownFigure('distance', 'r')} as distance, ${shownFigure('elevation', 'r')} as elevation,
     to_char(r.date, 'YYYY-MM-DD') as date, to_char(r.time, 'HH24:MI') as time,
     r.starts_at as "startsAt", r.duration, r.location, r.participant_count as going, r.places, r.called_off_reason as "calledOffReason",
     t.id as "routeId", t.fence as "routeFence"
   from post p join "user" u on u.id = p.author_id ${photoJoin}
   left join ride r on r.id = p.id left join route t on t.id = r.route_id
   where p.id = $1::uuid and ${visiblePosts('null::uuid', 'p')} and not ${isHiddenFromViewer('$2::uuid', 'p.author_id')}`,
);

/** The post with this id as visitors see it. Null if they cannot see it, or if a mute or block hides it from the viewer. */
export async function findSharedPost(
  sql: Sql,
  id: string,
  viewer: Viewer | null = null,
): Promise<SharedPostPage | null> {
  if (!isId(id)) return null;
  const [post] = await sql<SharedPostPage>(sharedStatement, [id, viewer?.id ?? null]);
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

/** The local start of a ride or event: 'Sat, Nov 28, 2026, 7:00 AM'. Null if the date or time is missing. */
export function startText({ date, time }: Pick<SharedPost, 'date' | 'time'>): string | null {
  if (!date) return null;
  const day = dayFormat.format(new Date(`${date}T00:00:00Z`));
  return time ? `${day}, ${twelveHour(time)}` : day;
}

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `14 going`, and `14 of 20 places` for a ride with a maximum. */
export function goingText({ going, places }: Pick<SharedPost, 'going' | 'places'>): string | null {
  if (going === null) return null;
  return places === null ? `${going} going` : `${going} of ${places} places`;
}

/** The data of a ride as texts, the most important first. Empty for a plain post. */
export function rideFacts(post: SharedPost): string[] {
  const { isRide, type, distance, location, calledOffReason, units } = post;
  if (!isRide) return [];
  return [
    calledOffReason && `Called off: ${inOneLine(calledOffReason)}`,
    `${capitalized(type ?? '')} ride`,
    distance ? distanceText(distance, units) : null,
    startText(post),
    location && inOneLine(location),
    goingText(post),
  ].filter((fact) => fact !== null);
}

export function titleOf({
  isRide,
  content,
  displayName,
  calledOffReason,
}: Pick<SharedPost, 'isRide' | 'content' | 'displayName' | 'calledOffReason'>): string {
  if (!isRide) return `${displayName} on Cycle Chat`;
  const title = firstLine(content, longestTitle);
  return calledOffReason === null ? title : `Called off: ${title}`;
}

/** The data of the ride and the text of the post, in one line. */
export function descriptionOf(post: SharedPost): string {
  const words = [...rideFacts(post), inOneLine(post.content)];
  return excerpt(words.join(' · '), longestDescription);
}
