import type { Caller, GraphQLAnswer } from './caller.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { type MailServer, tokenIn } from './mailServer.ts';

/** The mutations about forgotten passwords and addresses for mails. */
export const recovery = {
  request: (caller: Caller, account: string): Promise<GraphQLAnswer> =>
    caller.query('mutation ($account: String!) { requestPasswordReset(input: { account: $account }) { ok } }', {
      account,
    }),
  reset: (caller: Caller, token: string, newPassword: string): Promise<GraphQLAnswer> =>
    caller.query('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }', {
      input: { token, newPassword },
    }),
  change: (caller: Caller, address: string | null, currentPassword?: string): Promise<GraphQLAnswer> =>
    caller.query(
      `mutation ($input: ChangeMailAddressInput!) {
         changeMailAddress(input: $input) { user { mailAddress { address pending } } }
       }`,
      { input: { address, currentPassword } },
    ),
  confirm: (caller: Caller, token: string): Promise<GraphQLAnswer> =>
    caller.query('mutation ($token: String!) { confirmMailAddress(token: $token) { address } }', { token }),
  check: (caller: Caller, kind: 'RESET' | 'CONFIRM' | 'JOIN', token: string): Promise<GraphQLAnswer> =>
    caller.query(
      'mutation ($kind: AccountLink!, $token: String!) { checkLink(kind: $kind, token: $token) { state } }',
      {
        kind,
        token,
      },
    ),
};

/** Gives a member a confirmed address by the mail that asks for it. */
export async function confirmAddress(app: TestApp, server: MailServer, member: Member, address: string): Promise<void> {
  await recovery.change(app.as(member), address);
  const { error } = await recovery.confirm(app.as(null), tokenIn(await server.mailTo(address)));
  if (error) throw new Error(error.message);
}
