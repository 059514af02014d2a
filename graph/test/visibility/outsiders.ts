import { setSuspension } from '../../auth/suspending.ts';
import { newSecret } from '../../auth/tokenSignIn.ts';
import { newId } from '../../platform/lib/ids.ts';
import { hashToken, newToken } from '../../platform/lib/tokens.ts';
import { openBoard } from '../boards.ts';
import { password } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { insertInto } from './insertInto.ts';
import type { Cast } from './makeCast.ts';
import { maySee } from './table.ts';

// Callers who are no viewers, as further columns of the table. Each sees what the anonymous sees, and the rows named here. In the table,
// the member is warned and the owner is the author of removed content.

/** The rows that the link or the refused sign-in of a caller shows. The board itself is in board.test.ts. */
export const ownRows = {
  /** A member who can no longer sign in, with the secrets from before. */
  suspended: ['private facts of suspended', 'suspension of suspended'],
  /** A visitor with the link of an invitation. */
  invited: ['invitations'],
  /** A visitor whose sign-up waits, or was refused. */
  waiting: ['sign-ups'],
  /** A browser in which the board is open. */
  operator: [],
} as const;

export type Outsider = keyof typeof ownRows;
// `Object.keys` loses the names that the record type has.
export const outsiders = Object.keys(ownRows) as Outsider[];

/** Whether a caller may see a thing, outside the board. */
export const mayOutsiderSee = (outsider: Outsider, thing: string): boolean =>
  maySee('anonymous', thing) || ownRows[outsider].some((own) => own === thing);

export interface Credentials {
  /** Tokens of which none signs anybody in. */
  readonly bearers: readonly string[];
  /** The cookie of the browser, if there is one. */
  readonly cookie: string | null;
  /** The token of the link that a mail or the operator has given them. */
  readonly link: string | null;
}

/** Gives the outsiders of a cast what each of them has, and suspends the suspended. */
export async function makeOutsiders(app: TestApp, { members, marks }: Cast): Promise<Record<Outsider, Credentials>> {
  const { suspended } = members;
  await app.run('update "user" set suspended_at = null where id = $1', suspended.id);
  const session = await app.tokenOf(suspended);
  const secret = newSecret();
  const token = { id: newId(), user_id: suspended.id, token_hash: hashToken(secret), name: 'Rides', scope: 'write' };
  await insertInto(app, 'access_token', { ...token, expires_at: new Date(Date.now() + 86_400_000) });
  const { orm, services } = app.backend;
  await setSuspension({ em: orm.em.fork(), now: new Date(), services }, suspended.id, 'shown');
  // They have not appealed yet.
  await app.run(`delete from takedown where kind = 'suspension' and appealed_at is null`);
  await app.run(`update takedown set appeal = null, appealed_at = null where kind = 'suspension'`);
  const refused = await app.as(null).post('/api/auth/login', { username: suspended.username, password });

  const invitation = newToken();
  const { value: invitationId } = marks.all.find(({ thing }) => thing === 'invitations') ?? { value: '' };
  await insertInto(app, 'invitation_link', {
    token_hash: hashToken(invitation),
    invitation_id: invitationId,
    is_mailed: true,
  });
  await app.run(
    'update application set password_hash = (select password_hash from "user" where id = $1)',
    suspended.id,
  );
  const { cookie } = await openBoard(app);
  const boardToken = cookie.replace(/^\w+=/, '');
  return {
    suspended: { bearers: [session, secret], cookie: `session_id=${session}`, link: refused.body.appealToken },
    invited: { bearers: [invitation], cookie: null, link: invitation },
    waiting: { bearers: [newToken()], cookie: null, link: null },
    operator: { bearers: [boardToken], cookie, link: null },
  };
}
