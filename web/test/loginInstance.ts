import type { LoginPageQuery } from '../generated.ts';

type Instance = LoginPageQuery['instance'];

/** An instance as the sign-in page reads it: open sign-up by passwords, without mail, a demo or a provider. */
export const loginInstance = (facts: Partial<Instance> = {}): Instance => ({
  __typename: 'Instance',
  demoSignIn: null,
  sendsMail: false,
  signUps: 'OPEN',
  hasPasswords: true,
  provider: null,
  ...facts,
});
