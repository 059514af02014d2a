import { createHash, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CRLDistributionPointsExtension, Extension, X509CertificateGenerator } from '@peculiar/x509';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeysIn } from '../test/passkeys.ts';
import { signedInBrowser } from '../test/signInBrowser.ts';
import { cborBytes, cborText, softAuthenticator } from '../test/softAuthenticator.ts';
import { useApp } from '../test/useApp.ts';

// An attestation has certificates of whoever sends it, and certificates refer to addresses, such as those of revocation lists.

const app = useApp({ PUBLIC_URL: 'https://rides.example' });
const calls: string[] = [];
let listener: Server;
let address: string;
beforeAll(async () => {
  listener = createServer((request, response) => {
    calls.push(String(request.url));
    response.end();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/list`;
});
afterAll(() => listener.close());

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

/** The facts of a key in an Android device, with the challenge, as DER. */
const keyDescription = (challenge: Buffer) =>
  Buffer.concat([
    Buffer.from('30340201030a01000201030a01000420', 'hex'),
    challenge,
    Buffer.from('040030003000', 'hex'),
  ]);

/** A certificate of the key that names a revocation list, and the root of its sender. */
async function certificatesOf(publicKey: KeyObject, challenge: Buffer): Promise<Uint8Array[]> {
  const root = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const times = { notBefore: new Date(Date.now() - day), notAfter: new Date(Date.now() + day) };
  const name = 'CN=Root of the sender';
  const made = { ...times, signingAlgorithm: algorithm };
  const trusted = await X509CertificateGenerator.createSelfSigned({ ...made, serialNumber: '01', name, keys: root });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const leaf = await X509CertificateGenerator.create({
    ...made,
    serialNumber: '02',
    subject: 'CN=Key of the sender',
    issuer: name,
    publicKey: await crypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
    signingKey: root.privateKey,
    extensions: [
      new CRLDistributionPointsExtension([address]),
      new Extension('1.3.6.1.4.1.11129.2.1.17', false, keyDescription(challenge)),
    ],
  });
  return [leaf, trusted].map(({ rawData }) => new Uint8Array(rawData));
}

/** A statement with certificates as CBOR: an algorithm, a signature and a list of two. */
const statementOf = ([leaf = new Uint8Array(), root = new Uint8Array()]: Uint8Array[]) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText('alg'), Buffer.from([0x26]), cborText('sig'), cborBytes(Buffer.alloc(64))],
    ...[cborText('x5c'), Buffer.from([0x82]), cborBytes(leaf), cborBytes(root)],
  ]);

test.each(['android-key', 'packed', 'fido-u2f', 'tpm', 'apple', 'android-safetynet'])(
  'a new passkey with certificates as %s is refused, and the server asks no address in them',
  async (format) => {
    const here = passkeysIn(await signedInBrowser(app, await app.member(format.replaceAll('-', '_'))));
    const { options } = await here.begin();
    const authenticator = softAuthenticator();
    const clientData = authenticator.clientDataOf('webauthn.create', JSON.parse(options).challenge);
    const certificates = await certificatesOf(
      authenticator.publicKey,
      createHash('sha256').update(clientData).digest(),
    );
    const response = authenticator.create(options, { attestation: { format, statement: statementOf(certificates) } });
    expect((await here.add(response)).fault).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'This passkey was not accepted: start it again',
    });
    expect(calls).toEqual([]);
  },
);
