import { visibleEvents } from '../../model/events/eventPolicy.ts';
import { notAhead, publicInFeeds } from '../../model/posts/postPolicy.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/lib/access.ts';
import { shareUnlessRefused } from '../../platform/lib/shareInFlight.ts';
import { concurrencyGate } from '../../platform/limits/concurrencyGate.ts';
import { doors } from '../../platform/limits/doors.ts';
import { type ListedPage, sitemap, sitemapIndex } from './publicLists.ts';

// Search engines may list events, groups and the public posts of members who are not suspended. The oldest come first, so that a new one
// changes only the last page. Concurrent requests for a page share one promise, and one page is written at a time.

/** A full page has about 1.5 MB. The protocol allows 50,000 addresses (https://www.sitemaps.org). */
export const inSitemap = 10_000;

// An account that is being deleted is suspended too.
const listed = `from (
    select 'post' as kind, p.id, p.created_at from post p where ${publicInFeeds('p')} and ${notAhead('p')}
      and p.author_id not in (select id from "user" where suspended_at is not null)
    union all select 'event', e.id, e.created_at from event e where ${visibleEvents('null::uuid', 'e')}
    union all select 'group', g.id, g.created_at from "group" g where g.kind <> 'hidden'
  ) listed`;
const countStatement = statement('sharing.sitemapCount', `select count(*)::int as count ${listed}`);
const pageStatement = statement(
  'sharing.sitemapPage',
  `select page.kind, page.id, coalesce(p.updated_at, e.changed_at, page.created_at) as "updatedAt"
   from (select kind, id, created_at ${listed} order by created_at, id limit $1 offset $2) page
   left join post p on page.kind = 'post' and p.id = page.id
   left join event e on page.kind = 'event' and e.id = page.id
   order by page.created_at, page.id`,
);

const enqueue = concurrencyGate({ ...doors.sitemap, of: 'sitemaps', being: 'written' });
const share = shareUnlessRefused<string | null>();

interface Place {
  origin: string;
  /** The number of posts, events and groups in a page. */
  size: number;
}

async function write(sql: Sql, page: number | null, { origin, size }: Place): Promise<string | null> {
  if (page === null) {
    const [row] = await sql<{ count: number }>(countStatement, []);
    const pages = Math.ceil((row?.count ?? 0) / size);
    if (pages > 1) return sitemapIndex(pages, origin);
  }
  const number = page ?? 1;
  const pages = await sql<ListedPage>(pageStatement, [size, (number - 1) * size]);
  return number === 1 || pages.length > 0 ? sitemap(pages, origin, number === 1) : null;
}

/**
 * A page of the sitemap by its number from 1, or null if it does not exist. Without a number: the whole sitemap, or the
 * index if there are several pages. Throws RATE_LIMITED if too many pages are being written.
 */
export const sitemapOf = (sql: Sql, page: number | null, place: Place, caller: Caller): Promise<string | null> =>
  share(sql, `${place.origin} ${place.size} ${page}`, () => enqueue(() => write(sql, page, place), caller));
