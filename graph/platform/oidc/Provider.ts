/** The secrets of one sign-in at a provider. They never leave the server and the browser that began it. */
export interface ProviderSecrets {
  /** Ties the response of the provider to the browser. */
  readonly state: string;
  /** Ties the ID token to the browser. */
  readonly nonce: string;
  /** Proves to the provider that the code is exchanged by the server that asked for it (PKCE). */
  readonly verifier: string;
}

/** An account at the provider. Only the issuer and the subject identify it. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** The names that the account has there. They prove nothing. */
  names(): Promise<{ readonly username: string | null; readonly displayName: string | null }>;
}

/** A provider of OpenID Connect. */
export interface Provider {
  /** The name that members read on the button. */
  readonly name: string;
  readonly issuer: string;
  /** The address at the provider where a sign-in begins. Throws a temporary error if the provider does not respond. */
  begin(secrets: ProviderSecrets): Promise<string>;
  /**
   * Exchanges the query string with which the provider returned the browser. Throws FORBIDDEN if it proves no identity, and a
   * temporary error if the provider does not respond.
   */
  finish(query: string, secrets: ProviderSecrets): Promise<ProviderIdentity>;
}

/** The path of the page to which the provider returns the browser. */
export const providerReturnPath = '/login/provider';
