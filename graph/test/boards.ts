import { makeOperatorLink } from '../operators/operatorSessions.ts';
import { newId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import type { TestApp } from './harness.ts';
import { insertInto } from './visibility/insertInto.ts';

/** The token of a new link to the board of an operator. */
export async function linkToBoard({ backend }: TestApp, name = 'hanna'): Promise<string> {
  const { token } = await makeOperatorLink({ em: backend.orm.em.fork(), now: new Date(), operatorName: 'root' }, name);
  return token;
}

/** The headers of a browser in which the board of an operator is open. */
export async function openBoard(app: TestApp, name = 'hanna'): Promise<{ cookie: string }> {
  const token = hashToken(newId()).slice(0, 43);
  await insertInto(app, 'operator_session', {
    id: newId(),
    token_hash: hashToken(token),
    operator: name,
    created_at: new Date(),
    opened_at: new Date(),
    expires_at: new Date(Date.now() + 60 * 60 * 1000),
  });
  return { cookie: `operator_session=${token}` };
}
