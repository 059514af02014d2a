import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type FoundFeed, findFeedBySecret } from '../../calendars/calendarFeeds.ts';
import { readContents } from '../../calendars/entries.ts';
import { writeCalendar } from '../../calendars/iCalendar.ts';
import { CalendarKind } from '../../model/calendars/CalendarFeed.ts';
import { noSuchRoute } from '../../platform/http/httpErrors.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import { matchesETag } from '../../platform/http/matchesETag.ts';
import { originOf } from '../../platform/http/originOf.ts';
import { visitorAt } from '../../platform/lib/access.ts';
import { isToken } from '../../platform/lib/tokens.ts';
import { concurrencyGate } from '../../platform/limits/concurrencyGate.ts';
import { doors } from '../../platform/limits/doors.ts';
import type { Backend } from '../request/requestContext.ts';

/** Increase this number when the same rows produce a different file, so that programs read it again. */
const format = 1;

const enqueue = concurrencyGate({ ...doors.calendar, of: 'calendars', being: 'written' });

const nameOf = ({ kind, groupName }: FoundFeed) =>
  ({
    [CalendarKind.MY_RIDES]: 'My rides · Cycle Chat',
    [CalendarKind.GROUP_RIDES]: `${groupName} · Cycle Chat`,
    [CalendarKind.EVENTS]: 'Events · Cycle Chat',
  })[kind];

/** The tag changes with all inputs of a calendar: its rows, its name, the units of its member and the origin of its links. */
function tagOf(parts: readonly unknown[]): string {
  // Weak, because the bytes that are sent depend on the compression.
  return `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}"`;
}

/** Sends a calendar, or 304 if the client already has it: most hourly requests do. A null text means 304. */
function sendCalendar(reply: FastifyReply, etag: string, text: string | null): FastifyReply {
  void reply.headers({ etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
  return text === null ? reply.code(304).send() : reply.type('text/calendar; charset=utf-8').send(text);
}

/** Serves calendars by their secret address. */
export function mountCalendars(app: FastifyInstance, backend: Backend): void {
  const { sql, services, publicUrl } = backend;

  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', async (request, reply) => {
    const { secret } = request.params;
    const address = limitAddress(request, publicUrl);
    await services.limiter.consume('reads', address);
    if (!isToken(secret)) throw noSuchRoute(request);
    const now = new Date();
    const feed = await services.guesses.lookUp(
      { tokens: [secret], address },
      () => findFeedBySecret(sql, secret, now),
      (found) => found && secret,
    );
    if (!feed) throw noSuchRoute(request);
    const write = async () => {
      const origin = originOf(request, publicUrl);
      const name = nameOf(feed);
      const contents = await readContents({ sql, now }, feed, origin);
      const etag = tagOf([format, name, feed.units, origin, contents.rows]);
      const text = matchesETag(request, etag) ? null : await writeCalendar({ name, entries: contents.entries() });
      return { etag, text };
    };
    const { etag, text } = await enqueue(write, visitorAt(address));
    return sendCalendar(reply, etag, text);
  });
}
