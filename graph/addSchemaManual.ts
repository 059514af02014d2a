import type { GraphQLSchema } from 'graphql';
import { httpStatusByCode } from './lib/errors.ts';

const manual = `The API of a Cycle Chat community: its members, posts, rides, groups and events. Send operations to POST /graphql as JSON.

## Signing in

The viewer is the member whom a request is signed in as: by the header \`Authorization: Bearer …\` with the \`sessionId\` that
\`login\` or \`register\` answers, or with the secret of an access token, else by the cookie \`session_id\`. Without any of them the
request is a visitor's, who reads all that is public; to visitors every \`viewer…\` that is a Boolean is false. Mutations are for
members, but \`register\`, \`login\` and \`logout\`. A Bearer token that is unknown, revoked or expired is UNAUTHENTICATED.

Programs are best given an access token of their own, made by \`createAccessToken\`: it can be revoked alone, expires, and with the
scope READ every mutation answers it FORBIDDEN. No access token makes or revokes access tokens.

Pages of other sites may call from the browser too, by a Bearer token, or as visitors by GET; what comes from them with a cookie is
FORBIDDEN.

## Who sees what

What the viewer may not see is as if it did not exist: null where one thing is asked for, left out of lists, NOT_FOUND for
mutations. That goes for posts by their \`privacy\` and for what members post whom the viewer has muted, with all that is under it.

## Lists and values

Every list is a connection: ask for \`first\` items, 1 to 100, and go on with \`after: pageInfo.endCursor\` while
\`pageInfo.hasNextPage\`. Ids are permanent. Distances are miles, elevations feet, instants UTC; where a date and a time of day
stand beside a \`timeZone\`, they are those of the calendar and the clocks there. URLs of pictures are absolute or, where they
begin with \`/media/\`, paths on this server.

## Live updates

Subscriptions go over WebSocket, by the protocol \`graphql-transport-ws\` at the address of /graphql; queries and mutations do not.
A member signs in by the payload of \`connection_init\`, \`{"authorization": "Bearer …"}\`, pages of this server by their cookie too.
Each event is read anew for its viewer, and what they may not see is not told. A connection is closed with 4401 once its session
has ended, and with 1001 when the server stops: connect again and go on by \`since\`. It may hold 50 subscriptions and send 300
messages of at most 64 KB in 15 seconds; a member may have 20 connections. A subscription counts as a read, is sent with its
whole text, and costs what the answer of one event does: the limits are those of queries.

## Errors

An error has \`extensions.code\`, one of ${Object.keys(httpStatusByCode).join(', ')}, a message
that is fit to show, and \`extensions.field\` where one input is at fault; the header \`x-request-id\` names the request to those who
run the server. Any field may answer BAD_USER_INPUT for arguments out of their bounds, any operation RATE_LIMITED with the header
\`Retry-After\`, and QUERY_TOO_COMPLEX past the limits of complexity; what else each mutation may answer stands beside it.

## Cost and limits

The limits of complexity are, unless the operator has set others: a cost of 1,000, 12 levels of fields, 30 aliases, 20,000 characters,
5,000 tokens, 5,000 fields with fragments counted wherever they are spread, 2,000 pairs of fields that ask for the same, and 10
seconds. All but the last are told before anything is read but who the caller is: of a visitor nothing, of a member the one
session or access token that signs them in. Every answer tells its operation’s cost as
\`extensions.cost { requested limit }\`. It is reckoned with all pages full, from the text and its variables alone: 1 for each
time that a field is asked for an object or a list, which is once for each object that it hangs on, and 1 for each 100 values that the
answer may hold. \`edges\`, \`node\`, \`nodes\`, \`pageInfo\` and introspection cost by their values alone: \`feed(first: 20) { nodes {
author { id } } }\` costs 1 for the feed, 20 for the authors and 1 for 42 values. A list that nothing bounds counts as 10 long.

How often one may ask is counted apart from that, for an access token, else for a member, else for an address. Every request takes one
from the reads, before it is known what it asks for, and so does each subscription; a mutation takes one from the writes besides,
for each of its fields. \`rateLimit\` tells how one stands.

## Requests by GET and by hash

Queries may also be sent by GET /graphql?query=…&variables=…; what visitors read so may be kept by caches for 10 seconds. A
document that was sent once with \`extensions.persistedQuery\`, version 1 and its \`sha256Hash\`, may be named by that hash alone
afterwards, until the server has forgotten it and says \`PersistedQueryNotFound\`. GET /schema.graphql answers this schema, with
\`?removeDeprecated=1\` without what is deprecated.

## Changes

What is to go is deprecated first: its reason says \`Use X. Removed after DATE\`, at least 90 days ahead. What is new may come at any time:
fields, arguments that may be left out, values of enums; be ready for values that you do not know.`;

const roots = {
  Query: 'What can be read, by members and visitors alike unless a field says otherwise.',
  Mutation:
    'What can be written. Every mutation answers all that it has changed, as it is now. Those that set something are idempotent: asking for what is so already changes nothing.',
  Subscription:
    'What can be followed live, by members and visitors alike, over WebSocket. The first activity after what is told of `since` is always a CAUGHT_UP.',
};

/** Puts the front page of the manual on a schema: what no single type or field could say. */
export function addSchemaManual(schema: GraphQLSchema): GraphQLSchema {
  schema.description = manual;
  for (const [name, description] of Object.entries(roots)) Object.assign(schema.getType(name) ?? {}, { description });
  return schema;
}
