/** The introduction of the REST API's description, in plain Markdown. */
export const manual = {
  summary: 'All functions of Cycle Chat over plain HTTP and JSON.',
  description: `
Bodies and responses are JSON in UTF-8. Ids are UUIDs: they never change, and are the same in REST, in GraphQL and in links.
Distances are miles and elevations are feet, whatever units a member prefers. Instants are UTC, as \`2026-06-13T08:30:00.000Z\`. The
\`date\` and \`time\` of a ride or event are local to its start. The server ignores unknown members of a body. A null counts as
omitted unless the description of the field says otherwise.

## Signing in

\`POST /api/auth/login\` returns a \`sessionId\` and sets it as the cookie \`session_id\`. Programs send it as
\`Authorization: Bearer …\`. Browsers send the cookie automatically. A session ends when you sign out, after 30 days without use, and
90 days after the sign-in. Over https the server reads only the cookie \`__Host-session_id\`, which is set along with \`session_id\`:
browsers accept it from this exact host only. An instance that sends mail also sets the cookie \`device\`, over https
\`__Host-device\`. It signs nobody in. A member gets a mail about each sign-in without it, as on a new device.

Give each program its own access token. The GraphQL mutation \`createAccessToken\` creates one with a scope and an expiry date, and
returns its secret, \`cct_…\`. Send the secret in the same header. A token with the scope \`READ\` can only read: each route that
writes returns 403 *This token may only read: make one with the scope write*. Signing out does not end an access token;
\`revokeAccessToken\` does.

Visitors can read everything public. Routes that write return 401 *Authentication required* to visitors. A Bearer token that is
unknown, revoked or expired gets 401 from every route except sign-up, sign-in and sign-out. A write by cookie must come from a page
of this server. A write by Bearer token can come from anywhere.

Content that you may not see looks as if it did not exist: its routes return 404, lists leave it out, and yes/no routes return
\`false\`.

## Errors

An error is \`{"message", "code"}\` with a status of 400 or above. You can show the message to people; it says what to do. The code is
one of a closed set. The header \`X-Request-Id\` identifies the request: include it when you report a problem.

## Lists

A list is a bare array. If a list has pages, \`page\` starts at 1 and \`limit\` is 1 to 100. A page with fewer items than its limit is
the last one.

## Privacy zones

\`POST /api/routes\` accepts a GPX, TCX, FIT, KML or KMZ file and returns the route in it. \`rideData.routeId\` adds the route to a ride, and \`routeId\` of a pace group to that group. A member
creates privacy zones with GraphQL’s \`createPrivacyZone\`. The part of a route inside a zone of its author is hidden from everybody else: in
REST, in GraphQL and in the GPX and TCX files of a ride. The line then has several pieces. \`shown\` of a new route has the length and climb
that others see, to use as the figures of the ride. \`rideData.meetingPoint\` is the point where the riders meet. A point inside a
zone is refused, and a zone that is created later hides the point from everybody else. Positions are degrees of WGS 84. Privacy zones can be read and changed with a
session only, not with an access token. A token with the scope \`WRITE\` can still learn the hidden areas: it can upload a route and read
the part that others see.

## Emergency contacts

\`PUT /api/users/{id}/emergency-contact\` stores whom to call if something happens to you on a ride, and a medical note. The leaders of a
ride read those of its participants with \`GET /api/rides/{postId}/emergency-contacts\`, from 2 hours before the start to 6 hours after the
end. The end is the start plus the duration of at most 24 hours, or plus 2 hours without one. A leader cannot
open this time by a change of the start or the end: participants who joined before the change must have known the new plan for 24 hours
at the start, unless it was changed before the start and by at most 12 hours. Nobody else can read them. The server records each reading, and the
participant sees it. Programs must not store the answers. Emergency contacts can be read and changed with a session only, not with an access
token.

## Pictures

A picture in a body is an image as a data URL, an http(s) URL, or the \`/media\` URL of a picture that you have uploaded. The server
stores an http(s) URL but never fetches it. Any other \`/media\` URL is refused, unless the object that you edit already shows it.
\`POST /api/media\` accepts the bytes of a picture. The formats are JPEG, PNG, WebP, GIF and AVIF, detected from the content. The
server rotates a picture upright, removes its metadata, and returns it as \`/media/{hash}.webp\`, at most 2,048 pixels long. It also
serves \`/media/{hash}/{width}.{webp|avif|jpg}\` in widths of 64, 128, 256, 480, 800, 1200, 1600 and 2048 pixels, up to the width of
the picture. The content of such a URL never changes.

## Calendars

\`GET /api/rides/{postId}/ride.ics\` returns a ride as an iCalendar file to everyone who can read it,
\`GET /api/events/{id}/event.ics\` an event. The GraphQL mutation \`createCalendarFeed\` creates a secret address under
\`/calendar/\`. Calendar programs use it to subscribe to a member’s rides, to the rides of a group, or to all events.

## Limits

The default limits are below; the operator of this instance can set others. A member can send 3,000 reads and 600 writes a minute,
and so can a network address whose requests are not signed in. A member can write 2,000 posts, comments and moments a day in total; each act of an organiser counts as one. An
address has 60 sign-ins a minute and 300 sign-ups an hour, which count apart from its other requests. A name and address together have 10 failed sign-ins in 15 minutes. The limit
of pictures is 120 a minute. Each response shows the state of the limit of its reads or writes: \`RateLimit-Limit\`,
\`RateLimit-Remaining\`, and \`RateLimit-Reset\` in seconds. A request over a limit returns 429 with \`Retry-After\` in seconds. So
does a picture that arrives while too many others are being received.

If the server is overloaded or its database is unavailable, the status is 503 with \`Retry-After\`. Send the same request again. If it
creates an object, use the same \`id\`. The header \`Idempotent-Replayed: true\` then says that the first request has created it.

A member can have 1,000 comments on a post, 1,000 moments of a ride, 500 rides that start in the future, and 10,000 posts and
rides that not everyone may read. A post can have 20,000 comments, and a ride 20,000 moments. The next one returns 409.

A list in a response has at most 8 MB. A longer one ends at the last row that fits, with the header \`List-Ends-Early: true\`. If the
route has pages, ask for the rest with a smaller \`limit\`.

A body has at most 256 KB. A body that can contain pictures has at most 72 MB, and each picture at most 50MB.
`.trim(),
};
