import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import Type from 'typebox';
import Value from 'typebox/value';
import type { PasskeySite } from './passkeySite.ts';

// WebAuthn by @simplewebauthn/server. Keys and challenges are texts in base64url.

/** Only sign-in needs this library, so the server loads it at the first one. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** The algorithms of keys: EdDSA, ES256 and RS256, one of which every authenticator knows. */
const algorithms = [-8, -7, -257];

/** How long a browser waits for its user, in milliseconds. */
const timeout = 5 * 60 * 1000;

/** A key pair as the server stores it. */
export interface PasskeyKey {
  readonly credentialId: string;
  readonly publicKey: string;
  /** The counter of signatures. Always 0 for an authenticator that does not count. */
  readonly signatureCounter: number;
}

interface Expected {
  readonly site: PasskeySite;
  readonly challenge: string;
}

interface Account {
  /** The name of the instance, which the authenticator shows. */
  readonly siteName: string;
  readonly handle: string;
  readonly username: string;
  readonly displayName: string;
  /** The passkeys that it has. Their authenticators refuse to make another one. */
  readonly credentialIds: readonly string[];
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const base64url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' });
/** The longest id of a credential, by WebAuthn, in base64url. */
const credentialId = base64url(Math.ceil((1023 * 4) / 3));
const clientDataJSON = base64url(4_000);
const credential = { id: credentialId, rawId: credentialId, type: Type.Literal('public-key') };

const creation = Type.Object({
  ...credential,
  response: Type.Object({ clientDataJSON, attestationObject: base64url(12_000) }),
});
const request = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100),
  }),
});

/** The options of `navigator.credentials.create`, as JSON. */
export async function creationOptions({ site, challenge }: Expected, account: Account): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: account.siteName,
    rpID: site.host,
    userID: bytesOf(account.handle),
    userName: account.username,
    userDisplayName: account.displayName,
    challenge: bytesOf(challenge),
    timeout,
    excludeCredentials: account.credentialIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return JSON.stringify(options);
}

/** The options of `navigator.credentials.get`, as JSON. The member chooses a passkey, so the server need not know the account. */
export async function requestOptions({ site, challenge }: Expected): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** The library throws an error without a type for each defect of a response. */
const unproved = () => null;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Reads a new key pair from the response of a browser. Null if the response proves nothing. */
export async function readNewKey(json: string, expected: Expected): Promise<PasskeyKey | null> {
  const response = parsed(json);
  if (!Value.Check(creation, response)) return null;
  await Promise.all([library(), helpers()]);
  return verifyNew({ ...response, clientExtensionResults: {} }, expected).catch(unproved);
}

/**
 * Whether an attestation has no certificates. The library would download what certificates refer to, from any address. The server asks
 * for no attestation, so browsers send none.
 */
async function hasNoCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(bytesOf(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
}

async function verifyNew(
  response: RegistrationResponseJSON,
  { site, challenge }: Expected,
): Promise<PasskeyKey | null> {
  if (!(await hasNoCertificates(response.response.attestationObject))) return null;
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!verified) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  // The verified id is another one than that beside the proof, which has been checked.
  if (!Value.Check(credentialId, id)) return null;
  return { credentialId: id, publicKey: textOf(publicKey), signatureCounter: counter };
}

/** A response of a browser to a request for a passkey. Nothing of it is proved yet. */
export interface Claim {
  readonly credentialId: string;
  /** The handle of the account. */
  readonly handle: string;
  /** Verifies the response by the stored key. Returns the counter of signatures, or null if the response proves nothing. */
  verify(publicKey: string, expected: Expected): Promise<number | null>;
}

/** Reads a claim. Null for a text in another form. */
export function readClaim(json: string): Claim | null {
  const response = parsed(json);
  if (!Value.Check(request, response)) return null;
  return {
    credentialId: response.id,
    handle: response.response.userHandle,
    async verify(publicKey, expected) {
      await library();
      return verifyUse({ ...response, clientExtensionResults: {} }, publicKey, expected).catch(unproved);
    },
  };
}

async function verifyUse(
  response: AuthenticationResponseJSON,
  publicKey: string,
  { site, challenge }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    // The caller compares the counter when it stores it, so that of two parallel uses one succeeds.
    credential: { id: response.id, publicKey: bytesOf(publicKey), counter: 0 },
  });
  return verified ? authenticationInfo.newCounter : null;
}
