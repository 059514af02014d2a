import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Makes other calls of this function for the same member wait until the transaction ends. A stronger lock would also
 * block inserts of rows that refer to the member.
 */
export async function lockMember(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select 1 from "user" where id = ? for no key update', [userId]);
}
