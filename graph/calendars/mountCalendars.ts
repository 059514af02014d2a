import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../lib/callerAddress.ts';
import { noSuchRoute } from '../lib/httpErrors.ts';
import { originOf } from '../lib/originOf.ts';
import type { Backend } from '../requestContext.ts';
import { CalendarKind } from './CalendarFeed.ts';
import type { FoundFeed } from './calendarFeeds.ts';
import { findFeedBySecret, isFeedSecret } from './calendarFeeds.ts';
import { entriesOf } from './entries.ts';
import { writeCalendar } from './iCalendar.ts';

const nameOf = ({ kind, groupName }: FoundFeed) =>
  ({
    [CalendarKind.MY_RIDES]: 'My rides · Cycle Chat',
    [CalendarKind.GROUP_RIDES]: `${groupName} · Cycle Chat`,
    [CalendarKind.EVENTS]: 'Events · Cycle Chat',
  })[kind];

/** Answers a calendar, or 304 to whoever has its very words: a program that asks every hour mostly does. */
function sendCalendar(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  // Weak, because the bytes on the wire depend on how they are compressed.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
  const isKnown = request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag);
  return isKnown ? reply.code(304).send() : reply.type('text/calendar; charset=utf-8').send(text);
}

/** Serves calendars to programs that hold the secret of one. */
export function mountCalendars(app: FastifyInstance, backend: Backend): void {
  const { sql, services, publicUrl } = backend;

  app.get<{ Params: { secret: string } }>('/calendar/:secret.ics', async (request, reply) => {
    const { secret } = request.params;
    const address = callerAddress(request);
    await services.limiter.consume('reads', address);
    if (!isFeedSecret(secret)) throw noSuchRoute(request);
    await services.guesses.refuseGuess([secret], address);
    const now = new Date();
    const feed = await findFeedBySecret(sql, secret, now);
    if (!feed) {
      await services.guesses.noteGuess(address);
      throw noSuchRoute(request);
    }
    services.guesses.noteGood(secret);
    const entries = await entriesOf({ sql, now }, feed, originOf(request, publicUrl));
    return sendCalendar(request, reply, writeCalendar({ name: nameOf(feed), entries }));
  });
}
