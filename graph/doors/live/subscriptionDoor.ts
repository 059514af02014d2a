import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { CloseCode, makeServer, type Server } from 'graphql-ws';
import { type Context, clearLoaders } from '../../context.ts';
import type { DocumentCaches } from '../../platform/graphql/documentCaches.ts';
import { asGraphQLError, isUnexpected, publicError } from '../../platform/graphql/graphqlErrors.ts';
import { maxFaults, withShortMessage } from '../../platform/graphql/limitMessages.ts';
import type { OperationGate } from '../../platform/graphql/operationGate.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import { isCrossSite } from '../../platform/http/sameOrigin.ts';
import { openSockets, type Peer, type Sockets } from '../../platform/http/sockets.ts';
import { DomainError, endedSession } from '../../platform/lib/errors.ts';
import { type ConcurrencyGate, concurrencyGate, type GateCounts } from '../../platform/limits/concurrencyGate.ts';
import { doors } from '../../platform/limits/doors.ts';
import { slotsPerKey } from '../../platform/limits/slotsPerKey.ts';
import { liveEvents } from '../../platform/live/liveEvents.ts';
import { type Admit, isHeavy } from '../graphql/admitDocument.ts';
import {
  assembleContext,
  type Backend,
  type Credentials,
  contextOf,
  costExtension,
  credentialsOf,
  signIn,
  signInCaller,
} from '../request/requestContext.ts';
import { admitSubscription } from './admitSubscription.ts';
import { answerEvents, type Follower } from './answerEvents.ts';
import { type RunningSubscriptions, withKnownMembers } from './protocolMessages.ts';
import { type SubscriptionBytes, subscriptionBytes } from './subscriptionBytes.ts';
import { subscriptionDocuments } from './subscriptionDocuments.ts';

// Subscriptions over WebSocket, by the protocol graphql-transport-ws. Each event is executed like a new request of the
// same caller: the session must still be valid, and data is read under the caller’s permissions at that time.

const maxSubscriptions = 50;
const { ofOne: maxConnections } = doors.connection.running;
/** Timeout for the first message of a connection, in milliseconds. */
const introduction = 10_000;

const foreignSite = 'Another site may not use the cookie: send a Bearer token in connection_init';

interface SubscriptionOptions {
  readonly schema: GraphQLSchema;
  readonly backend: Backend;
  readonly admit: Admit;
  readonly operations: OperationGate;
  readonly caches: DocumentCaches;
  /** The maximum cost of an operation, execution time of an event and size of its result. */
  readonly limits: Pick<QueryLimits, 'cost' | 'seconds' | 'bytes'>;
}

/** The caller as identified when the connection was opened. */
interface Caller {
  credentials: Credentials;
  viewerId: string | null;
  /** The key by which a member’s connections are counted. Null for visitors, who are counted by address only. */
  key: string | null;
}

interface Connection {
  readonly peer: Peer;
  readonly request: FastifyRequest;
  /** Null until the first message has been accepted. */
  caller: Caller | null;
  readonly running: RunningSubscriptions;
}

/** The open connections, subscriptions and queued events, for metrics. */
export interface LiveWork {
  readonly connections: number;
  readonly subscriptions: number;
  /** Events that are executing or queued. */
  readonly events: GateCounts;
}

export interface Subscriptions extends Sockets {
  work(): LiveWork;
}

type Parameters = Record<string, unknown> | undefined;

/**
 * Signs a connection in by its first message, or by the header or cookie of the upgrade request. Returns null if it was
 * refused.
 */
async function introduce(
  { peer, request }: Connection,
  parameters: Parameters,
  backend: Backend,
): Promise<Caller | null> {
  const handshake = contextOf(request);
  const { authorization = request.headers.authorization } = parameters ?? {};
  const { bearer, cookieToken } = credentialsOf(authorization, handshake.cookie.token);
  const isOurs = !isCrossSite(request, backend.publicUrl);
  const credentials = { bearer, cookieToken: isOurs ? cookieToken : null };
  const address = limitAddress(request, backend.publicUrl);
  const signedIn = await signInCaller(backend, credentials, new Date(), address).catch((refusal: unknown) => {
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
    key: signedIn.viewer?.id ?? null,
  };
}

const visitor = { viewer: null, access: null };

/** Checks the session again. If it has ended, closes the connection and returns null. */
async function signInAgain({ peer, caller }: Connection, backend: Backend, now: Date) {
  const signedIn = caller?.viewerId ? await signIn(backend, caller.credentials, now) : visitor;
  if (caller && caller.viewerId === (signedIn.viewer?.id ?? null)) return signedIn;
  peer.close(CloseCode.Unauthorized, endedSession);
  return null;
}

/** The context of the next event. Throws UNAUTHENTICATED if the session has ended. */
async function renewContext(connection: Connection, backend: Backend): Promise<Context> {
  const now = new Date();
  const signedIn = await signInAgain(connection, backend, now);
  if (!signedIn) throw new DomainError('UNAUTHENTICATED', endedSession);
  const { viewer, access } = signedIn;
  const { cookie, attempt, deviceCookie, board, requestId, origin, address, isForeign } = contextOf(connection.request);
  const isByBearer = connection.caller?.credentials.bearer != null;
  const call = { cookie, attempt, deviceCookie, board, requestId, origin, address, isForeign };
  const facts = { ...call, viewer, access, now, isByBearer };
  return assembleContext(backend, { ...facts, share: null, hasInvalidToken: false });
}

/** The errors as the caller may read them. Internal errors are logged and masked. */
function maskErrors(errors: readonly GraphQLError[], { id, log }: FastifyRequest): GraphQLError[] {
  for (const error of errors.filter(isUnexpected)) {
    log.error({ err: error.originalError ?? error, requestId: id }, error.message);
  }
  return errors.map((error) => publicError(withShortMessage(error), id));
}

function callerIn({ request, caller }: Connection) {
  const { address } = contextOf(request);
  return { key: caller?.viewerId ?? address, address };
}

function followerOf(connection: Connection, backend: Backend, ended: AbortSignal): Follower {
  return {
    isVisitor: !connection.caller?.viewerId,
    caller: callerIn(connection),
    ended,
    hasLeft: () => ended.aborted || !connection.peer.isOpen(),
    renewContext: () => renewContext(connection, backend),
  };
}

interface Shared {
  readonly places: ReturnType<typeof slotsPerKey>;
  readonly eventGate: ConcurrencyGate;
  readonly bytes: SubscriptionBytes;
}

function makeProtocol(
  { schema, backend, admit, operations, caches, limits }: SubscriptionOptions,
  { places, eventGate, bytes }: Shared,
): Server<Connection> {
  const documents = subscriptionDocuments(schema, caches, bytes);
  const answerEvent = answerEvents(limits, eventGate);
  return makeServer<Parameters, Connection>({
    connectionInitWaitTimeout: introduction,
    async onConnect(context) {
      const { extra: connection, connectionParams } = context;
      const caller = await introduce(connection, connectionParams, backend);
      if (!caller) return false;
      if (caller.key && !places.take(caller.key)) {
        connection.peer.close(CloseCode.TooManyInitialisationRequests, `At most ${maxConnections} connections`);
        return false;
      }
      connection.caller = caller;
      return true;
    },
    async onSubscribe({ extra, subscriptions }, id, payload) {
      try {
        const running = extra.running.get(id);
        if (running?.refusal) throw running.refusal;
        // Those that are ending make room, and are limited, too.
        if (Object.keys(subscriptions).length > maxSubscriptions || extra.running.size > 2 * maxSubscriptions) {
          throw new DomainError('RATE_LIMITED', `A connection has at most ${maxSubscriptions} subscriptions`);
        }
        const contextValue = await renewContext(extra, backend);
        const { release, ...args } = await admitSubscription(contextValue, { admit, operations, documents }, payload);
        // The document replaces the text.
        running?.release();
        extra.running.set(id, { refusal: null, release });
        // The protocol keeps the context until the subscription has ended, which needs only the numbers of the cost.
        if (contextValue.cost) contextValue.cost = { ...contextValue.cost, steps: [] };
        return { schema, contextValue, options: { maxCoercionErrors: maxFaults }, ...args };
      } catch (error) {
        return [asGraphQLError(error)];
      }
    },
    // The caller is known only from here on.
    subscribe: () => ({}),
    onOperation({ extra }, _id, _payload, args) {
      // Set in `onSubscribe`.
      const contextValue = args.contextValue as Context;
      const passOf = () => (isHeavy(contextValue) ? operations(callerIn(extra), 'event') : undefined);
      // A copy, because visitors can share the result and `onNext` removes its data.
      const answerTo = async (rootValue: unknown, ended: AbortSignal) => ({
        ...(await answerEvent({ ...args, rootValue }, { ...followerOf(extra, backend, ended), pass: passOf() })),
      });
      // The events read the rows of the source again.
      return liveEvents(args, { opened: () => clearLoaders(contextValue), answerTo });
    },
    onNext({ extra }, _id, _payload, { contextValue }, result) {
      const { data, errors } = result;
      // The loops over the events keep the result until the next event.
      delete result.data;
      return {
        data,
        errors: errors && maskErrors(errors, extra.request),
        extensions: costExtension(contextValue as Context, limits.cost),
      };
    },
    onError: ({ extra }, _id, _payload, errors) => maskErrors(errors, extra.request),
  });
}

/** Serves the subscriptions of a schema. The route of /graphql passes upgrade requests to the returned object. */
export function mountSubscriptions(app: FastifyInstance, options: SubscriptionOptions): Subscriptions {
  const { backend } = options;
  const places = slotsPerKey(maxConnections);
  const eventGate = concurrencyGate({ ...doors.event, of: 'events', being: 'sent' });
  const bytes = subscriptionBytes();
  const protocol = makeProtocol(options, { places, eventGate, bytes });
  const connections = new Map<Peer, Connection>();
  const sockets = openSockets(app, backend.services.unsent, {
    opened(peer, request) {
      const connection: Connection = { peer, request, caller: null, running: new Map() };
      connections.set(peer, connection);
      const { running } = connection;
      const { address } = contextOf(request);
      const closed = protocol.opened(withKnownMembers(peer, { running, address, bytes }), connection);
      return async (code, reason) => {
        connections.delete(peer);
        if (connection.caller?.key) places.free(connection.caller.key);
        await closed(code, reason);
      };
    },
    publicUrl: backend.publicUrl,
    async check(peer) {
      const connection = connections.get(peer);
      if (connection?.caller) await signInAgain(connection, backend, new Date());
    },
  });
  const countSubscriptions = () =>
    [...connections.values()].reduce((sum, connection) => sum + connection.running.size, 0);
  return {
    ...sockets,
    work: () => ({ connections: sockets.count(), subscriptions: countSubscriptions(), events: eventGate.lengths() }),
  };
}
