import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Lets what a member does be done one after the other until the transaction ends. No stronger a lock: whatever they write
 * meanwhile refers to that row, and one for an update of its key would hold it up.
 */
export async function lockMember(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select 1 from "user" where id = ? for no key update', [userId]);
}
