import { expect } from 'vitest';
import type { GraphQLAnswer } from './caller.ts';
import { password } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { startOidcProvider } from './oidcProvider.ts';

const beginDocument = 'mutation { beginProviderSignIn { url } }';
const linkDocument = 'mutation ($input: LinkProviderInput!) { linkProvider(input: $input) { url } }';
const finishDocument = `mutation ($input: FinishProviderSignInInput!) {
  finishProviderSignIn(input: $input) {
    session { sessionId user { id username } } newcomer { username displayName } linkedUser { id identities { id label } }
  }
}`;
const registerDocument = `mutation ($input: ProviderSignUpInput!) {
  registerByProvider(input: $input) { sessionId user { id username hasPassword identities { id issuer label } } }
}`;

/** A browser that keeps the cookies of an instance, and sends these headers. */
export function signInBrowser(app: TestApp, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();

  async function query(document: string, variables: object = {}): Promise<GraphQLAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.with({ ...headers, ...(cookie && { cookie }) }).query(document, variables);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  }

  const faultOf = ({ error }: GraphQLAnswer) => error && { code: error.code, message: error.message };
  return {
    cookies,
    query,
    async begin(): Promise<string> {
      const { data, error } = await query(beginDocument);
      if (error) throw new Error(error.message);
      return data.beginProviderSignIn.url;
    },
    async link(currentPassword: string | null = null) {
      const answer = await query(linkDocument, { input: { currentPassword } });
      return { fault: faultOf(answer), url: String(answer.data?.linkProvider?.url) };
    },
    async finish(queryString: string, invitation?: string) {
      const answer = await query(finishDocument, { input: { query: queryString, invitation } });
      return { fault: faultOf(answer), ...answer.data?.finishProviderSignIn };
    },
    async register(username: string, facts: object = {}) {
      const answer = await query(registerDocument, { input: { username, displayName: 'Ada Rider', ...facts } });
      return { fault: faultOf(answer), ...answer.data?.registerByProvider };
    },
  };
}

export type SignInBrowser = ReturnType<typeof signInBrowser>;

/** A browser in which a member has signed in by password, and that sends these headers. */
export async function signedInBrowser(
  app: TestApp,
  { username }: { readonly username: string },
  headers: Record<string, string> = {},
): Promise<SignInBrowser> {
  const browser = signInBrowser(app, headers);
  const document = 'mutation ($input: LoginInput!) { login(input: $input) { sessionId } }';
  const { error } = await browser.query(document, { input: { username, password } });
  expect(error).toBeNull();
  return browser;
}

interface Place {
  readonly app: TestApp;
  readonly provider: Awaited<ReturnType<typeof startOidcProvider>>;
}

/** Ways to sign in at an instance with a provider. */
export function signInsAt(place: () => Place) {
  /** Goes to the provider and back. */
  async function visit(browser: SignInBrowser, account: string, facts: object = {}) {
    return browser.finish(await place().provider.signIn(await browser.begin(), account, facts));
  }

  /** Signs a new rider up by an account at the provider. */
  async function join(account: string, app = place().app) {
    const browser = signInBrowser(app);
    await visit(browser, account);
    const { fault, user } = await browser.register(account);
    expect(fault).toBeNull();
    return { browser, user };
  }

  const signedIn = (member: { readonly username: string }) => signedInBrowser(place().app, member);

  return { visit, join, signedIn };
}
