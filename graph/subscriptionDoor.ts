import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { Server } from 'graphql-ws';
import { CloseCode, makeServer } from 'graphql-ws';
import type { Admit } from './admitDocument.ts';
import { admitSubscription } from './admitSubscription.ts';
import { answerEvents } from './answerEvents.ts';
import type { Context } from './context.ts';
import { limitKey } from './lib/access.ts';
import { DomainError, endedSession } from './lib/errors.ts';
import { asGraphQLError, isUnexpected, publicError } from './lib/graphqlErrors.ts';
import { liveEvents } from './lib/liveEvents.ts';
import { placesFor } from './lib/placesFor.ts';
import { preparedDocuments } from './lib/preparedDocuments.ts';
import { isForeign } from './lib/sameOrigin.ts';
import type { Peer, Sockets } from './lib/sockets.ts';
import { openSockets } from './lib/sockets.ts';
import type { QueueLengths } from './lib/workQueue.ts';
import { workQueue } from './lib/workQueue.ts';
import {
  assembleContext,
  type Backend,
  bearerIn,
  type Credentials,
  contextOf,
  costTold,
  signIn,
  signInAnew,
} from './requestContext.ts';

// Subscriptions over WebSocket, by the protocol graphql-transport-ws. Each event is looked at as a new request of the same
// caller: the session must live still, and what is told is read anew under the caller's permissions.

const mostSubscriptions = 50;
const mostConnections = 20;
/** So that an event which thousands follow leaves the database to those who ask for something meanwhile. */
const mostAnsweredAtOnce = 6;
/** How long a connection may take to say who it is, in milliseconds. */
const introduction = 10_000;

const foreignSite = 'Another site may not use the cookie: send a Bearer token in connection_init';

interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly backend: Backend;
  readonly admit: Admit;
  /** How long an event may take to be told. */
  readonly seconds: number;
}

/** Who follows, as they have shown at the beginning. */
interface Caller {
  credentials: Credentials;
  viewerId: string | null;
  /** As whom their connections are counted; null for visitors, whose address is counted anyway. */
  key: string | null;
}

interface Connection {
  readonly peer: Peer;
  readonly request: FastifyRequest;
  /** Null until the connection has said who it is. */
  caller: Caller | null;
  subscriptionCount(): number;
}

/** What goes on over WebSockets. */
export interface LiveWork {
  readonly connections: number;
  readonly subscriptions: number;
  /** Events that are being answered for members, or wait for it. */
  readonly events: QueueLengths;
}

export interface Subscriptions extends Sockets {
  work(): LiveWork;
}

type Parameters = Record<string, unknown> | undefined;

/** Signs a connection in by its first message, else as a request by its header or cookie; null where it was refused. */
async function introduce(
  { peer, request }: Connection,
  parameters: Parameters,
  backend: Backend,
): Promise<Caller | null> {
  const handshake = contextOf(request);
  const { token: cookieToken } = handshake.cookie;
  const { authorization = request.headers.authorization } = parameters ?? {};
  const bearer = bearerIn(String(authorization ?? ''));
  const isOurs = !isForeign(request, backend.publicUrl);
  const credentials = { bearer, cookieToken: isOurs ? cookieToken : null };
  const signedIn = await signInAnew(backend, credentials, new Date(), handshake.address).catch((refusal: unknown) => {
    if (!(refusal instanceof DomainError)) throw refusal;
    peer.close(CloseCode.TooManyInitialisationRequests, refusal.message);
    return null;
  });
  if (!signedIn) return null;
  if (signedIn.hasInvalidToken) peer.close(CloseCode.Unauthorized, endedSession);
  else if (!signedIn.viewer && cookieToken && !isOurs) peer.close(CloseCode.Forbidden, foreignSite);
  if (!peer.isOpen()) return null;
  return {
    credentials: signedIn.isByBearer ? { bearer, cookieToken: null } : { bearer: null, cookieToken },
    viewerId: signedIn.viewer?.id ?? null,
    key: signedIn.viewer && limitKey({ ...signedIn, address: handshake.address }),
  };
}

const visitor = { viewer: null, access: null };

/** The caller as they are signed in now; where their session has ended it closes the connection and answers null. */
async function signInAgain({ peer, caller }: Connection, backend: Backend, now: Date) {
  const signedIn = caller?.viewerId ? await signIn(backend, caller.credentials, now) : visitor;
  if (caller && caller.viewerId === (signedIn.viewer?.id ?? null)) return signedIn;
  peer.close(CloseCode.Unauthorized, endedSession);
  return null;
}

/** The context of the next event. Throws UNAUTHENTICATED where the session has ended. */
async function renewContext(connection: Connection, backend: Backend): Promise<Context> {
  const now = new Date();
  const signedIn = await signInAgain(connection, backend, now);
  if (!signedIn) throw new DomainError('UNAUTHENTICATED', endedSession);
  const { viewer, access } = signedIn;
  const { cookie, requestId, address } = contextOf(connection.request);
  const isByBearer = connection.caller?.credentials.bearer != null;
  const facts = { viewer, access, now, cookie, requestId, address, share: null, isByBearer, hasInvalidToken: false };
  return assembleContext(backend, facts);
}

/** The errors as the caller may read them; what is ours is logged. */
function tellErrors(errors: readonly GraphQLError[], { id, log }: FastifyRequest): GraphQLError[] {
  for (const error of errors.filter(isUnexpected)) {
    log.error({ err: error.originalError ?? error, requestId: id }, error.message);
  }
  return errors.map((error) => publicError(error, id));
}

interface Shared {
  readonly places: ReturnType<typeof placesFor>;
  readonly inTurn: ReturnType<typeof workQueue>;
}

function makeProtocol(
  { schema, backend, admit, seconds }: SubscriptionOptions,
  { places, inTurn }: Shared,
): Server<Connection> {
  const prepare = preparedDocuments(schema);
  const answerEvent = answerEvents(seconds);
  return makeServer<Parameters, Connection>({
    connectionInitWaitTimeout: introduction,
    async onConnect(context) {
      const { extra: connection, connectionParams } = context;
      connection.subscriptionCount = () => Object.keys(context.subscriptions).length;
      const caller = await introduce(connection, connectionParams, backend);
      if (!caller) return false;
      if (caller.key && !places.take(caller.key)) {
        connection.peer.close(CloseCode.TooManyInitialisationRequests, `At most ${mostConnections} connections`);
        return false;
      }
      connection.caller = caller;
      return true;
    },
    async onSubscribe({ extra, subscriptions }, _id, payload) {
      try {
        if (Object.keys(subscriptions).length > mostSubscriptions) {
          throw new DomainError('RATE_LIMITED', `A connection has at most ${mostSubscriptions} subscriptions`);
        }
        const contextValue = await renewContext(extra, backend);
        return { schema, contextValue, ...(await admitSubscription(contextValue, { admit, prepare }, payload)) };
      } catch (error) {
        return [asGraphQLError(error)];
      }
    },
    // Only here is it known whose connection it is.
    subscribe: () => ({}),
    onOperation: ({ extra }, _id, _payload, args) =>
      liveEvents(args, (rootValue) => {
        const answer = async () => answerEvent({ ...args, rootValue }, await renewContext(extra, backend));
        return extra.caller?.viewerId ? inTurn(answer) : answer();
      }),
    onNext: ({ extra }, _id, _payload, { contextValue }, { data, errors }) => ({
      data,
      errors: errors && tellErrors(errors, extra.request),
      // What `onSubscribe` has put there.
      extensions: costTold(contextValue as Context),
    }),
    onError: ({ extra }, _id, _payload, errors) => tellErrors(errors, extra.request),
  });
}

/** Serves the subscriptions of a schema; the route of /graphql hands it the requests that ask for an upgrade. */
export function mountSubscriptions(app: FastifyInstance, options: SubscriptionOptions): Subscriptions {
  const { backend } = options;
  const places = placesFor(mostConnections);
  const inTurn = workQueue({ running: mostAnsweredAtOnce, waiting: Number.POSITIVE_INFINITY });
  const protocol = makeProtocol(options, { places, inTurn });
  const connections = new Map<Peer, Connection>();
  const sockets = openSockets(app, {
    opened(peer, request) {
      const connection: Connection = { peer, request, caller: null, subscriptionCount: () => 0 };
      connections.set(peer, connection);
      const closed = protocol.opened(peer, connection);
      return async (code, reason) => {
        connections.delete(peer);
        if (connection.caller?.key) places.free(connection.caller.key);
        await closed(code, reason);
      };
    },
    async check(peer) {
      const connection = connections.get(peer);
      if (connection?.caller) await signInAgain(connection, backend, new Date());
    },
  });
  const countSubscriptions = () =>
    [...connections.values()].reduce((sum, connection) => sum + connection.subscriptionCount(), 0);
  return {
    ...sockets,
    work: () => ({ connections: sockets.count(), subscriptions: countSubscriptions(), events: inTurn.lengths() }),
  };
}
