/** What the description of the API tells before its routes, in plain Markdown. */
export const manual = {
  summary: 'Everything that Cycle Chat does, over plain HTTP and JSON.',
  description: `
Bodies and answers are JSON in UTF-8. Ids are UUIDs: permanent, opaque, the same here, in GraphQL and in links. Distances
are miles and elevations feet, whatever a member likes to read. Instants are UTC, as \`2026-06-13T08:30:00.000Z\`; the
\`date\` and \`time\` of rides and events are those of the wall clock at the start. Members of a body that a route does not
know are ignored; null counts as left out unless a field says otherwise.

## Signing in

\`POST /api/auth/login\` answers a \`sessionId\` and sets it as the cookie \`session_id\`. Programs send it as
\`Authorization: Bearer …\`; browsers send the cookie by themselves. A session ends by signing out, or after 30 days
without use.

A program is best given an access token of its own: the GraphQL mutation \`createAccessToken\` makes one, with a scope and a day
on which it expires, and answers its secret, \`cct_…\`, which is sent in the same way. One with the scope \`READ\` may only read: to
it every route that writes answers 403 *This token may only read: make one with the scope write*. Signing out ends no access
token; \`revokeAccessToken\` does.

Visitors read everything public. What writes answers them 401 *Authentication required*, and so does every route but
sign-up, sign-in and sign-out to a Bearer token that is dead. A write by cookie must come from our own pages; one by Bearer
token may come from anywhere.

What you may not see is answered as if it did not exist: 404, absent from lists, \`false\` where the answer is yes or no.

## Errors

A refusal is \`{"message", "code"}\` with a status of 400 or above. The message is safe to show and says what to do; the code
is one of a closed set. The header \`X-Request-Id\` names the request: quote it when you report one.

## Lists

A list is a bare array. Where it has pages, \`page\` counts from 1 and \`limit\` goes from 1 to 100; a page that is shorter
than its limit is the last.

## Privacy zones

\`POST /api/routes\` takes in a GPX or TCX file and answers the route that it holds; \`rideData.routeId\` puts it on a ride. What lies
in a privacy zone of its author, made by GraphQL’s \`createPrivacyZone\`, is shown to nobody else, here, in GraphQL and in the GPX file of a ride alike: the line then
comes in pieces. \`shown\` of a route that is taken in has the length and climb of what others see, to tell of the ride.
Positions are degrees of WGS 84. Zones are read and made with a session alone, not with an access token.

## Pictures

Where a body takes a picture it takes an image as a data URL, an http(s) URL, which is kept and never fetched, or a URL that was
answered before; \`POST /api/media\` takes the bytes as they are. JPEG, PNG, WebP, GIF and AVIF are known by their content. A
picture is turned upright, stripped of everything that was written beside it, and answered as \`/media/{hash}.webp\`, at most 2,048
pixels long. It is also served as \`/media/{hash}/{width}.{webp|avif|jpg}\`, 64, 128, 256, 480, 800, 1200, 1600 or 2048 pixels
wide and never wider than it is. Such a URL always shows the same.

## Calendars

\`GET /api/rides/{postId}/ride.ics\` answers a ride as an iCalendar file, to whoever may read it. The GraphQL mutation
\`createCalendarFeed\` makes a secret address below \`/calendar/\`, by which calendar programs subscribe to a member’s own rides, to
those of a group or to all events.

## Limits

Unless the operator of this instance says otherwise: 3,000 reads and 600 writes a minute for an access token, else for a
member, or for an address where nobody is signed in; 60 sign-ins a minute and 300 sign-ups an hour for an address; 10 failed sign-ins in 15 minutes
for a name and address together; 120 pictures a minute. What is over it is 429 with \`Retry-After\`, in seconds;
so is a picture that comes while too many others are being received. Where the server as a whole has too much to do, or its
database is away, the answer is 503 with \`Retry-After\`: the same request may be sent again, with the same \`id\` where it makes
something.

A body holds at most 256 KB, one that may hold pictures 72 MB; a picture is at most 50MB.
`.trim(),
};
