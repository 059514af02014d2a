// Browsers offer passkeys to pages by https and on the same machine alone, and passkeys belong to host names.

const hasName = () => !/^[\d.]+$|:/.test(window.location.hostname);

/** A visitor loads this library at the first use of a passkey. */
const library = () => import('@simplewebauthn/browser');

/** The authenticator of this device, through the browser. An object, because a test can replace its functions. */
export const authenticator = {
  isThere: (): boolean => typeof window.PublicKeyCredential === 'function' && hasName(),
  /** Creates a passkey by the options of the server. Returns the credential as JSON. */
  async create(options: string): Promise<string> {
    const { startRegistration } = await library();
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  },
  /** Lets the user choose a passkey by the options of the server. Returns the credential as JSON. */
  async get(options: string): Promise<string> {
    const { startAuthentication } = await library();
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  },
};

/** The text about a failure of the browser or its device. Undefined for any other error. */
export function authenticatorFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'The device has not confirmed it. Please try again.';
  return error.name === 'SecurityError' ? 'Passkeys do not work at this address of the site.' : undefined;
}
