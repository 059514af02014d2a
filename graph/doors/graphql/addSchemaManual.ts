import type { GraphQLSchema } from 'graphql';
import { httpStatusByCode } from '../../platform/lib/errors.ts';

const manual = `The API of a Cycle Chat community: its members, posts, rides, groups and events. Send operations to POST /graphql as JSON.

## Signing in

The viewer is the member who sends a request. Send the header \`Authorization: Bearer …\` with the \`sessionId\` that \`login\` or
\`register\` returns, or with the secret of an access token. Without this header the server reads the cookie \`session_id\`, or
\`__Host-session_id\` over https. A request with neither comes from a visitor, who can read everything public. For visitors, each
Boolean field named \`viewer…\` is false. Visitors can call only the mutations \`register\`, \`login\` and \`logout\`. A Bearer token
that is unknown, revoked or expired returns UNAUTHENTICATED.

Give each program its own access token, created by \`createAccessToken\`. You can revoke it separately, and it expires. With the scope
READ, each mutation returns FORBIDDEN. An access token cannot create or revoke access tokens.

Pages of other sites can call the API from a browser with a Bearer token, or as visitors by GET. If their request has a session
cookie, it returns FORBIDDEN.

## Who sees what

Content that the viewer may not see looks as if it did not exist: a single object is null, lists leave it out, and mutations return
NOT_FOUND. This applies to posts by their \`privacy\`, and to everything that members whom the viewer has muted post, with all that is
under it.

A block hides more. If one of two members has blocked the other, neither can read the other's posts, comments and moments. The
blocked member also cannot find the blocker's profile: \`user\` is null, \`setFollow\` returns NOT_FOUND, and lists of members leave
the blocker out. Counts of likes, followers and participants still count everyone. A visitor still reads everything public, and a
picture that visitors can load is available by its URL.

An author can read and delete each comment under their own post, also comments by members whom they have muted or blocked.
\`author.viewerHasMuted\` and \`author.viewerHasBlocked\` mark these. Comments by a member who has blocked the author are hidden from
everybody.

## Lists and values

Each list is a connection. Request \`first\` items, 1 to 100. While \`pageInfo.hasNextPage\` is true, request the next page with
\`after: pageInfo.endCursor\`. Ids never change. Distances are miles, elevations are feet, and instants are UTC. A date and a time of
day next to a \`timeZone\` are local to that zone. URLs of pictures are absolute, or start with \`/media/\` and are paths on this server.

## Live updates

Subscriptions use WebSocket with the protocol \`graphql-transport-ws\`, at the address of /graphql. Queries and mutations use HTTP.
A member signs in with the payload of \`connection_init\`, \`{"authorization": "Bearer …"}\`. Pages of this server can use the cookie.
The server reads each event with the viewer's current permissions, and sends no event that the viewer may not see. It closes the
connection with 4401 when the session ends, and with 1001 when the server stops: connect again and pass \`since\`. A connection can
have 50 subscriptions, and can send 300 messages of at most 64 KB, in total 1 MB, in 15 seconds. A member can have 20 connections.
A subscription counts as one read, must contain its full text, and costs as much as the result of one event. The limits are those
of queries.

## Errors

An error has \`extensions.code\`, a value of the enum \`ErrorCode\`: ${Object.keys(httpStatusByCode).join(', ')}. You can show its
message to people. \`extensions.field\` names the input that caused it. The response header \`x-request-id\` identifies the request:
include it when you report a problem to the operator. Any field can return BAD_USER_INPUT for an argument out of range. Any operation
can return RATE_LIMITED with the header \`Retry-After\`, and QUERY_TOO_COMPLEX beyond the limits of complexity. Each mutation lists its
other errors. The headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` (seconds) show the limit of reads, or for a
mutation the limit of writes. Responses that shared caches may store do not have these headers.

## Cost and limits

These are the limits of complexity, unless the operator has set others: a cost of 1,000; 12 levels of fields; 30 aliases; 20,000
characters; 5,000 tokens; 5,000 fields, with fragments counted at each spread; 2,000 pairs of fields with the same response name;
10 seconds; and 8,000,000 bytes of JSON in a response. A larger response is replaced by an error. The server checks all but the last
two before it reads any data except the caller's session or access token.

Each response has the cost of its operation as \`extensions.cost { requested limit }\`, also with errors. \`requested\` is null if the
server refused the request before it computed the cost. The server computes the cost from the text and the variables, as if every page
were full. It adds 1 for each object on which a field returns an object or a list, and 1 for each 100 values that the response can
contain. Each field of the text, with fragments expanded, also counts as 10 values.

The fields \`edges\`, \`node\`, \`nodes\` and \`pageInfo\`, and introspection, cost only their values. For example,
\`feed(first: 20) { nodes { author { id } } }\` costs 1 for the feed, 20 for the authors, and 1 for 42 values and 4 fields. A list
without \`first\` counts with the maximum length in its description: \`line { lat lng }\` of a map has 2,000 values and costs 21.

An operation with more than 250 fields, 1,000 characters, 100 lines or a cost above 250 is heavy. So is a request with more than 10,000
values in its variables. The server runs one heavy operation of a caller at a time, with a pause of at most one second between two. An
operation that the server has often executed is heavy only by its values. If more than 16 operations of a caller wait, the next one
returns RATE_LIMITED.

The rate of requests has limits of its own: for a member over all sessions and access tokens, for visitors over their network address.
Each request and each subscription counts as one read. Each field of a mutation also counts as one write. \`rateLimit\` returns the
current state.

## Requests by GET and by hash

You can send queries by GET /graphql?query=…&variables=… too. Caches may store the response to a visitor for 10 seconds. After you
have sent a document once with \`extensions.persistedQuery\`, \`version\` 1 and its \`sha256Hash\`, you can send the hash alone. If the
server no longer knows the hash, it returns PERSISTED_QUERY_NOT_FOUND. GET /schema.graphql returns this schema. With
\`?removeDeprecated=1\` it leaves out deprecated parts.

## Changes

A part of the schema is deprecated at least 90 days before it is removed. Its reason has the form \`Use X. Removed after DATE\`. Fields,
optional arguments and enum values can be added at any time: clients must accept values that they do not know.`;

const roots = {
  Query: 'The reads, open to members and visitors unless the description of a field says otherwise.',
  Mutation:
    'The writes. Each mutation returns every object that it changed, in its new state. Mutations that set a value are idempotent: a second call with the same value changes nothing. The mutations of one operation run in order, and each succeeds or fails by itself. A mutation that fails is null and has an error of its own; the others keep their results.',
  Subscription:
    'Live events over WebSocket, for members and visitors. With `since`, the server first replays the missed events, then sends one CAUGHT_UP activity, then live events. Without `since`, CAUGHT_UP is the first activity.',
};

/** Sets the description of the schema and of its root types. */
export function addSchemaManual(schema: GraphQLSchema): GraphQLSchema {
  schema.description = manual;
  for (const [name, description] of Object.entries(roots)) Object.assign(schema.getType(name) ?? {}, { description });
  return schema;
}
