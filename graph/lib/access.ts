import type { Viewer } from './allow.ts';
import { requireViewer } from './allow.ts';
import { DomainError } from './errors.ts';

/** What signs a request in: a session, or an access token, which may do no more than its scope says. */
export type Access =
  | { readonly kind: 'session'; readonly scope: 'write'; readonly token: string }
  | { readonly kind: 'token'; readonly scope: 'read' | 'write'; readonly id: string };

/** A member and what signs them in. */
export interface SignedIn {
  readonly viewer: Viewer;
  readonly access: Access;
}

interface Requester {
  readonly viewer: Viewer | null;
  /** Null for visitors. */
  readonly access: Access | null;
}

/** Throws FORBIDDEN for a token that may only read. It stands before everything that writes, whoever it is open to. */
export function requireWriteScope({ access }: Pick<Requester, 'access'>): void {
  if (access?.scope !== 'read') return;
  throw new DomainError('FORBIDDEN', 'This token may only read: make one with the scope write');
}

const noTokens = 'An access token may not make or revoke access tokens: sign in with a password';

/**
 * The viewer and the token of their session. Throws UNAUTHENTICATED for visitors, FORBIDDEN for access tokens: one that
 * leaks is to make nothing that outlives it.
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

/** Whom limits count a request as: its access token, else the member, else the network address. */
export function limitKey({ viewer, access, address }: Requester & { readonly address: string }): string {
  // Ids of tokens are made by clients: without the word one could be made to use up what is another member's.
  return access?.kind === 'token' ? `token:${access.id}` : (viewer?.id ?? address);
}
