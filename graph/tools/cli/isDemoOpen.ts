import { demoSignIn } from '../../demo/demoSignIn.ts';
import { statement } from '../../platform/database/sql.ts';
import { isPasswordOf } from '../../platform/lib/passwords.ts';
import type { Operator } from './operator.ts';

const hashStatement = statement('cli.demoPassword', 'select password_hash as hash from "user" where username = $1');

/**
 * Whether everybody can sign in as the demo member of an instance that shows no demo. The community of a trial stays when its
 * instance becomes public.
 */
export async function isDemoOpen({ sql, env }: Operator): Promise<boolean> {
  if (env.demo) return false;
  const [member] = await sql<{ hash: string | null }>(hashStatement, [demoSignIn.username]);
  return member !== undefined && isPasswordOf(member.hash, demoSignIn.password);
}
