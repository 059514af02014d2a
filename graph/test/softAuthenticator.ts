import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

// An authenticator as a program, with a browser around it. Each answer can deviate from an honest one.

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

/** The parts of a dishonest answer that differ from the truth. */
export interface Deviation {
  origin?: string;
  host?: string;
  challenge?: string;
  type?: string;
  credentialId?: string;
  handle?: string;
  counter?: number;
  isPresent?: boolean;
  isVerified?: boolean;
  /** Changes a bit of the signature. */
  isForged?: boolean;
  /** A statement about the authenticator, instead of none. */
  attestation?: Attestation;
}

/** A statement about an authenticator, as a CBOR map. */
interface Attestation {
  readonly format: string;
  readonly statement: Buffer;
}

const noAttestation: Attestation = { format: 'none', statement: Buffer.from([0xa0]) };

interface KeyPair {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: Buffer;
  handle: string;
  counter: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const uint32 = (value: number) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value]);

/** A public key of P-256 as COSE: a CBOR map with five entries. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)]);
}

/** A text of at most 23 characters as CBOR. */
export const cborText = (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);
/** Bytes as CBOR. */
export const cborBytes = (bytes: Uint8Array) => Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff, ...bytes]);

/** An attestation object as CBOR. */
function attestationOf(authenticatorData: Buffer, { format, statement }: Attestation): Buffer {
  const entries = [cborText('fmt'), cborText(format), cborText('attStmt'), statement];
  return Buffer.concat([Buffer.from([0xa3]), ...entries, cborText('authData'), cborBytes(authenticatorData)]);
}

/** An authenticator that has one key pair. `counts`: whether it counts its signatures. */
export function softAuthenticator(origin = 'https://rides.example', { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key: KeyPair = {
    id: randomBytes(32).toString('base64url'),
    privateKey,
    publicKey: coseOf(publicKey),
    handle: '',
    counter: 0,
  };

  const clientDataOf = (type: string, challenge: string, made: Deviation = {}) =>
    Buffer.from(
      JSON.stringify({
        type: made.type ?? type,
        challenge: made.challenge ?? challenge,
        origin: made.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const dataOf = (made: Deviation, more: number, rest: Buffer) => {
    const { host = new URL(origin).hostname, isPresent = true, isVerified = true } = made;
    const flags = (isPresent ? flag.present : 0) | (isVerified ? flag.verified : 0) | more;
    return Buffer.concat([sha256(host), Buffer.from([flags]), uint32(made.counter ?? key.counter), rest]);
  };

  const answerOf = (response: object, { credentialId = key.id }: Deviation) =>
    JSON.stringify({ id: credentialId, rawId: credentialId, type: 'public-key', response, clientExtensionResults: {} });

  return {
    key,
    publicKey,
    clientDataOf,
    /** Answers the options of `navigator.credentials.create`. */
    create(options: string, made: Deviation = {}): string {
      const { challenge, user } = JSON.parse(options);
      key.handle = user.id;
      const id = Buffer.from(key.id, 'base64url');
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key.publicKey]);
      const response = {
        clientDataJSON: clientDataOf('webauthn.create', challenge, made).toString('base64url'),
        attestationObject: attestationOf(
          dataOf(made, flag.attested, attested),
          made.attestation ?? noAttestation,
        ).toString('base64url'),
        transports: ['internal'],
      };
      return answerOf(response, made);
    },
    /** Answers the options of `navigator.credentials.get`. */
    get(options: string, made: Deviation = {}): string {
      if (counts) key.counter += 1;
      const clientData = clientDataOf('webauthn.get', JSON.parse(options).challenge, made);
      const data = dataOf(made, 0, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key.privateKey);
      if (made.isForged) signature.writeUInt8(signature.readUInt8(signature.length - 1) ^ 1, signature.length - 1);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: made.handle ?? key.handle,
      };
      return answerOf(response, made);
    },
  };
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
