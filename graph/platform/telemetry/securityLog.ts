import type { FastifyBaseLogger } from 'fastify';

// Security events of accounts, one line each, for the investigation of attacks. A line contains no password, token or e-mail
// address, and no unknown username, because it could be a mistyped password.

export type SignInFailure =
  | 'wrong password'
  | 'unknown name'
  | 'suspended'
  | 'not approved'
  | 'no proof of the provider'
  | 'no proof of the passkey'
  | 'old counter of the passkey'
  | 'too many failures';

export type SecurityEventName =
  | 'signUp'
  | 'signUpRequested'
  | 'signIn'
  | 'signInFailed'
  | 'signOut'
  | 'sessionEnded'
  | 'otherSessionsEnded'
  | 'passwordChanged'
  | 'resetRequested'
  | 'resetLinkMade'
  | 'mailAddressChanged'
  | 'mailAddressConfirmed'
  | 'wrongPassword'
  | 'identityLinked'
  | 'identityRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'accessTokenCreated'
  | 'accessTokenRevoked'
  | 'calendarLinkCreated'
  | 'exportTaken'
  | 'accountDeleted'
  | 'suspended'
  | 'suspensionLifted'
  | 'suspensionAppealed'
  | 'operatorSignIn'
  | 'operatorSignInFailed'
  | 'operatorSessionEnded';

export interface SecurityEvent {
  readonly event: SecurityEventName;
  /** The member's id. Null if no member has the username. */
  readonly userId: string | null;
  /** The network address of the request, or `the command line`. */
  readonly address: string;
  readonly requestId: string;
  readonly reason?: SignInFailure;
  readonly tokenId?: string;
  readonly feedId?: string;
  readonly scope?: string;
  readonly endedSessions?: number;
  readonly revokedTokens?: number;
}

export type SecurityLog = (event: SecurityEvent) => void;

/** Logs security events at level `info`, even if the log level is higher. The level `silent` disables them. */
export function securityLogOf(log: FastifyBaseLogger, level: string): SecurityLog {
  const lines = log.child({ log: 'security' }, { level: level === 'silent' ? 'silent' : 'info' });
  return (event) => lines.info(event, 'Security event');
}

/** The security log of a CLI command: one JSON object a line on standard error. */
export function securityLogOnError(level: string): SecurityLog {
  return (event) => {
    if (level === 'silent') return;
    const line = { level: 30, time: Date.now(), log: 'security', ...event, msg: 'Security event' };
    console.error(JSON.stringify(line));
  };
}

type Subject = Pick<SecurityEvent, 'address' | 'requestId'> & {
  readonly services: { readonly securityLog: SecurityLog };
};

/** Logs a security event of the request. */
export function noteSecurity(
  { address, requestId, services }: Subject,
  event: SecurityEventName,
  facts: Omit<SecurityEvent, 'event' | 'address' | 'requestId'>,
): void {
  services.securityLog({ event, ...facts, address, requestId });
}
