import type { OperationClock } from '../graphql/operationClock.ts';
import { requireViewer, type Viewer } from './allow.ts';
import { DomainError } from './errors.ts';

/** The credential of a request: a session, or an access token, which is limited by its scope. */
export type Access =
  | { readonly kind: 'session'; readonly scope: 'write'; readonly token: string }
  | { readonly kind: 'token'; readonly scope: 'read' | 'write'; readonly id: string };

/** A member and their credential. */
export interface SignedIn {
  readonly viewer: Viewer;
  readonly access: Access;
}

interface Requester {
  readonly viewer: Viewer | null;
  /** Null for visitors. */
  readonly access: Access | null;
}

/** Throws FORBIDDEN for a read-only token. Every write calls it first, including writes that are open to visitors. */
export function requireWriteScope({ access }: Pick<Requester, 'access'>): void {
  if (access?.scope !== 'read') return;
  throw new DomainError('FORBIDDEN', 'This token may only read: make one with the scope write');
}

const noTokens = 'An access token may not make or revoke access tokens: sign in with a password';

/**
 * The viewer and the token of their session. Throws UNAUTHENTICATED for visitors. Throws FORBIDDEN for access tokens: a leaked
 * token must not create a credential that outlives it.
 */
export function requireSession(
  { viewer, access }: Requester,
  refusal = noTokens,
): { viewer: Viewer; sessionToken: string } {
  if (access?.kind === 'token') throw new DomainError('FORBIDDEN', refusal);
  const member = requireViewer({ viewer });
  if (!access) throw new DomainError('UNAUTHENTICATED', 'Authentication required');
  return { viewer: member, sessionToken: access.token };
}

/**
 * The id of the member who may see places inside their own privacy zones. Null for visitors, and for access tokens, which have no
 * access to zones.
 */
export const ownerIn = ({ viewer, access }: Pick<Requester, 'viewer'> & Partial<Requester>): string | null =>
  access?.kind === 'token' ? null : (viewer?.id ?? null);

/** The unit that limits count: a member with all their sessions and access tokens, or the network address of a visitor. */
export interface Caller {
  readonly key: string;
  readonly address: string;
  /** The clock of the caller's operation. It is paused while the operation waits in a queue. */
  readonly clock?: OperationClock;
}

interface Visit {
  readonly address: string;
  /** Whether a page of another site has caused the request. */
  readonly isForeign?: boolean | undefined;
}

type Counted = Pick<Requester, 'viewer'> & Omit<Caller, 'key'> & Visit;

/** The key of a visitor for limits. Requests that pages of other sites cause have one of their own. */
export const visitorKey = ({ address, isForeign = false }: Visit): string =>
  isForeign ? `foreign:${address}` : address;

/** The key of a request for limits: the member's id, or the key of a visitor. */
export const limitKey = ({ viewer, address, isForeign }: Pick<Counted, 'viewer' | 'address' | 'isForeign'>): string =>
  viewer?.id ?? visitorKey({ address, isForeign });

/** The key of a request that signs in or up, for limits. For visitors it is apart from their other requests, so that a neighbour at the address cannot keep them out by those. */
export const entranceKey = (request: Parameters<typeof limitKey>[0]): string =>
  request.viewer ? limitKey(request) : `entrance:${limitKey(request)}`;

/** The caller of a request, for concurrency gates. */
export const callerOf = (request: Counted): Caller => ({
  key: limitKey(request),
  address: request.address,
  clock: request.clock,
});

/** A caller with only a network address. */
export const visitorAt = (address: string): Caller => ({ key: address, address });
