import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Backend } from '../doors/request/requestContext.ts';
import { describePicture } from '../media/convertPicture.ts';
import { keepPicture } from '../media/pictures.ts';
import { User } from '../model/users/User.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { hashPassword } from '../platform/lib/passwords.ts';
import { projectFile } from '../platform/lib/projectFolder.ts';
import { demoSignIn } from './demoSignIn.ts';
import { insertNotifications } from './insertNotifications.ts';
import { insertWorld } from './insertWorld.ts';
import { buildWorld } from './world.ts';
import type { PictureName, World } from './worldTypes.ts';

const seedNumber = 1;
// The key of the advisory lock: any number, the same on all nodes.
const seedLock = 7_413_002;

function picturesOf(world: World): PictureName[] {
  const names = [
    ...world.members.map((member) => member.picture),
    ...world.groups.map((group) => group.picture),
    ...world.posts.map((post) => post.picture),
    ...world.posts.flatMap(({ ride }) => ride?.moments.map((moment) => moment.picture) ?? []),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

/** Stores the bundled pictures without processing. Returns their URLs by name. */
async function storePictures({ orm, services }: Backend, names: readonly PictureName[], now: Date) {
  const keeper = { em: orm.em, store: services.media, now };
  const urls = new Map<PictureName, string>();
  for (const name of names) {
    const bytes = await readFile(projectFile('graph/demo/pictures', name));
    urls.set(
      name,
      await keepPicture(keeper, { ...(await describePicture(bytes)), ownerId: null }, { field: 'pictures' }),
    );
  }
  return urls;
}

const hasMembers = async (em: EntityManager) => (await em.count(User)) > 0;

/**
 * Inserts the demo community into an empty database, in one transaction. An interrupted start leaves only pictures, which the
 * next start uses again. Returns whether it has inserted the community.
 */
export async function seedDemo(backend: Backend): Promise<boolean> {
  const em = backend.orm.em.fork();
  if (await hasMembers(em)) return false;
  const now = new Date();
  const world = buildWorld(seedNumber, now);
  const urls = await storePictures(backend, picturesOf(world), now);
  const demoPasswordHash = await hashPassword(demoSignIn.password);
  const lockedPasswordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(em, async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(?)', [seedLock]);
    if (await hasMembers(transaction)) return false;
    await insertWorld(transaction, world, { urls, demoPasswordHash, lockedPasswordHash });
    await insertNotifications(transaction, now);
    return true;
  });
}
