import { expect } from 'vitest';
import { password } from './factories.ts';
import type { TestApp } from './harness.ts';
import { type SignInBrowser, signedInBrowser } from './signInBrowser.ts';
import { type Deviation, type SoftAuthenticator, softAuthenticator } from './softAuthenticator.ts';

const documents = {
  beginPasskey: 'mutation ($input: BeginPasskeyInput!) { beginPasskey(input: $input) { options } }',
  addPasskey: `mutation ($input: AddPasskeyInput!) {
    addPasskey(input: $input) { passkey { id name createdAt lastUsedAt } user { id passkeys { id name } } }
  }`,
  beginPasskeySignIn: 'mutation { beginPasskeySignIn { options } }',
  signInByPasskey: `mutation ($input: SignInByPasskeyInput!) {
    signInByPasskey(input: $input) { sessionId user { id username } }
  }`,
  removePasskey: `mutation ($input: RemovePasskeyInput!) {
    removePasskey(input: $input) { removedPasskeyId user { id passkeys { id name } } }
  }`,
};

/** The verbs of passkeys in a browser. Each returns the error of the server as `fault`, or null. */
export function passkeysIn(browser: SignInBrowser) {
  const send = async (verb: keyof typeof documents, input?: object) => {
    const { data, error } = await browser.query(documents[verb], input ? { input } : {});
    return { fault: error && { code: error.code, message: error.message }, ...data?.[verb] };
  };
  const begin = (currentPassword: string | null = password) => send('beginPasskey', { currentPassword });
  const add = (response: string, name = 'Laptop') => send('addPasskey', { name, response });
  const beginSignIn = () => send('beginPasskeySignIn');
  const signIn = (response: string) => send('signInByPasskey', { response });
  return {
    begin,
    add,
    beginSignIn,
    signIn,
    remove: (passkeyId: string, currentPassword: string | null = null) =>
      send('removePasskey', { passkeyId, currentPassword }),
    /** Adds a passkey of an authenticator. Returns its id. */
    async addOf(authenticator: SoftAuthenticator, name?: string): Promise<string> {
      const { options } = await begin();
      const { fault, passkey } = await add(authenticator.create(options), name);
      expect(fault).toBeNull();
      return passkey.id;
    },
    /** Begins and finishes a sign-in. */
    async signInBy(authenticator: SoftAuthenticator, made: Deviation = {}) {
      const { options } = await beginSignIn();
      return signIn(authenticator.get(options, made));
    },
  };
}

/** A member with a passkey, and its authenticator. */
export async function memberWithPasskey(app: TestApp, name: string, options = {}) {
  const member = await app.member(name);
  const browser = await signedInBrowser(app, member);
  const authenticator = softAuthenticator('https://rides.example', options);
  const passkeyId = await passkeysIn(browser).addOf(authenticator);
  return { member, browser, authenticator, passkeyId };
}
