import { visibleEvents } from '../model/events/eventPolicy.ts';
import { visiblePosts } from '../model/posts/postPolicy.ts';
import { shownFigure } from '../model/routes/shownFigure.ts';
import { Units } from '../model/users/User.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { firstLine } from '../platform/lib/excerpt.ts';
import { distanceIn } from '../platform/lib/figureTexts.ts';
import type { LetterItem } from '../platform/mail/Letter.ts';
import { sayInstant } from '../platform/mail/renderLetter.ts';
import { itemOf, type MailedRow, mailedWhere } from './mailedNotifications.ts';
import type { Recipient } from './mailRecipient.ts';

// The content of a weekly digest, read with the permissions of its member: nothing by themselves, nothing past, and
// nothing of members who are hidden from them. Removed content is in none of these tables.

const maxItems = 5;
const week = `interval '7 days'`;

const postsStatement = statement(
  'digest.posts',
  `select p.id, left(p.content, 300) as text, u.display_name as "author", g.name as "groupName"
   from group_member m join post p on p.group_id = m.group_id join "group" g on g.id = p.group_id
   join "user" u on u.id = p.author_id
   where m.user_id = $1 and p.created_at > $2::timestamptz - ${week} and p.created_at <= $2::timestamptz
     and not p.is_ride and p.author_id <> $1 and u.suspended_at is null and ${visiblePosts('$1::uuid', 'p')}
   order by p.like_count desc, p.created_at desc limit ${maxItems}`,
);
const ridesStatement = statement(
  'digest.rides',
  `select p.id, left(p.content, 300) as text, r.starts_at as "startsAt", r.location,
     ${shownFigure('distance', 'r')} as distance
   from ride r join post p on p.id = r.id join "user" u on u.id = p.author_id
   where r.starts_at > $2::timestamptz and r.starts_at <= $2::timestamptz + interval '14 days'
     and r.called_off_at is null and p.author_id <> $1 and u.suspended_at is null and ${visiblePosts('$1::uuid', 'p')}
     and (exists (select from ride_participant rp where rp.post_id = r.id and rp.user_id = $1)
       or exists (select from group_member m where m.group_id = p.group_id and m.user_id = $1))
   order by r.starts_at, r.id limit ${maxItems}`,
);
const eventsStatement = statement(
  'digest.events',
  `select e.id, e.title as text, e.starts_at as "startsAt", e.location, e.distance from event e
   where e.starts_at > $2::timestamptz and e.starts_at <= $2::timestamptz + interval '14 days' and e.called_off_at is null
     and ${visibleEvents('$1::uuid', 'e')}
     and (e.group_id is null
       or exists (select from group_member m where m.group_id = e.group_id and m.user_id = $1)
       or exists (select from event_registration r where r.event_id = e.id and r.user_id = $1))
   order by e.starts_at, e.id limit ${maxItems}`,
);
const notificationsStatement = statement(
  'digest.notifications',
  mailedWhere(
    `(n.at > $2::timestamptz - ${week} or (n.read_at is null and not n.on_screen)) and n.at <= $2::timestamptz
     and n.kind = any(m.digest_kinds)`,
    '$2',
  ),
);

interface PostNews {
  id: string;
  text: string;
  author: string;
  groupName: string;
}

interface StartNews {
  id: string;
  text: string;
  startsAt: Date;
  location: string | null;
  distance: number | null;
}

export interface DigestSection {
  readonly title: string;
  readonly items: readonly LetterItem[];
}

const lineOf = (text: string) => firstLine(text, 80) || 'Without words';

const postItem = (publicUrl: string, { id, text, author, groupName }: PostNews): LetterItem => ({
  text: lineOf(text),
  detail: `${author} in ${groupName}`,
  url: `${publicUrl}/post/${id}`,
});

const startItem = (
  path: string,
  { timeZone, units }: Recipient,
  { id, text, startsAt, location, distance }: StartNews,
) => ({
  text: lineOf(text),
  detail: [
    sayInstant(startsAt, timeZone),
    location && firstLine(location, 100),
    distance && distanceIn(distance, units === Units.METRIC),
  ]
    .filter(Boolean)
    .join(', '),
  url: `${path}/${id}`,
});

interface DigestNews {
  /** Those that have something to tell. */
  readonly sections: DigestSection[];
  /** The ids of the notifications in them. */
  readonly told: string[];
}

/** The news of a member's digest at an instant. */
export async function readDigestNews(
  sql: Sql,
  { recipient, publicUrl, now }: { recipient: Recipient; publicUrl: string; now: Date },
): Promise<DigestNews> {
  const values = [recipient.userId, now];
  const [notifications, posts, rides, events] = await Promise.all([
    sql<MailedRow>(notificationsStatement, values),
    sql<PostNews>(postsStatement, values),
    sql<StartNews>(ridesStatement, values),
    sql<StartNews>(eventsStatement, values),
  ]);
  const sections = [
    { title: 'About you', items: notifications.map((row) => itemOf(row, recipient.timeZone, publicUrl)) },
    { title: 'In your groups', items: posts.map((post) => postItem(publicUrl, post)) },
    { title: 'Next rides', items: rides.map((ride) => startItem(`${publicUrl}/post`, recipient, ride)) },
    { title: 'Next events', items: events.map((event) => startItem(`${publicUrl}/events`, recipient, event)) },
  ].filter(({ items }) => items.length > 0);
  return { sections, told: notifications.map(({ id }) => id) };
}
