import type { GraphQLSchema } from 'graphql';
import { httpStatusByCode } from './lib/errors.ts';

const manual = `The API of a Cycle Chat community: its members, posts, rides, groups and events. Send operations to POST /graphql as JSON.

The viewer is the member whom a request is signed in as: by the header \`Authorization: Bearer …\` with the \`sessionId\` that
\`login\` or \`register\` answers, or with the secret of an access token, else by the cookie \`session_id\`. Without any of them the
request is a visitor's, who reads all that is public; to visitors every \`viewer…\` that is a Boolean is false. Mutations are for
members, but \`register\`, \`login\` and \`logout\`. A Bearer token that is unknown, revoked or expired is UNAUTHENTICATED.

Programs are best given an access token of their own, made by \`createAccessToken\`: it can be revoked alone, expires, and with the
scope READ every mutation answers it FORBIDDEN. No access token makes or revokes access tokens.

What the viewer may not see is as if it did not exist: null where one thing is asked for, left out of lists, NOT_FOUND for
mutations. That goes for posts by their \`privacy\` and for what members post whom the viewer has muted, with all that is under it.

Every list is a connection: ask for \`first\` items, 1 to 100, and go on with \`after: pageInfo.endCursor\` while
\`pageInfo.hasNextPage\`. Ids are permanent. Distances are miles, elevations feet, instants UTC; where a date and a time of day
stand beside a \`timeZone\`, they are those of the calendar and the clocks there. URLs of pictures are absolute or, where they
begin with \`/media/\`, paths on this server.

Subscriptions go over WebSocket, by the protocol \`graphql-transport-ws\` at the address of /graphql; queries and mutations do not.
A member signs in by the payload of \`connection_init\`, \`{"authorization": "Bearer …"}\`, pages of this server by their cookie too.
Each event is read anew for its viewer, and what they may not see is not told. A connection is closed with 4401 once its session
has ended, and with 1001 when the server stops: connect again and go on by \`since\`. It may hold 50 subscriptions and send 300
messages of at most 64 KB in 15 seconds; a member may have 20 connections; a subscription counts as a read.

An error has \`extensions.code\`, one of ${Object.keys(httpStatusByCode).join(', ')}, a message
that is fit to show, and \`extensions.field\` where one input is at fault. Any field may answer BAD_USER_INPUT for arguments out
of their bounds, any operation RATE_LIMITED with the header \`Retry-After\` (\`rateLimit\` tells how one stands; an access token is
counted by itself; a mutation takes a write for each of its fields), and QUERY_TOO_COMPLEX past 20,000 characters, 12 levels of
fields, 30 fields at the root or 5,000 in all, with fragments counted wherever they are spread, and where the answer might hold more than
1,000,000 values, all pages full; what else each mutation may answer stands beside it.`;

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
