import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hashPassword } from '../auth/passwords.ts';
import { describePicture } from '../media/normalisePicture.ts';
import { keepPicture } from '../media/pictures.ts';
import type { Backend } from '../requestContext.ts';
import { User } from '../users/User.ts';
import { demoSignIn } from './demoSignIn.ts';
import { insertNotifications } from './insertNotifications.ts';
import { insertWorld } from './insertWorld.ts';
import { buildWorld } from './world.ts';
import type { PictureName, World } from './worldTypes.ts';

const seedNumber = 1;
// Any number, as long as every node takes the same.
const seedLock = 7_413_002;
/** Beside this file in the sources; the build leaves the pictures where they are. */
const pictureFolders = [
  join(import.meta.dirname, 'pictures'),
  join(import.meta.dirname, '../../../graph/seed/pictures'),
];

function picturesOf(world: World): PictureName[] {
  const names = [
    ...world.members.map((member) => member.picture),
    ...world.groups.map((group) => group.picture),
    ...world.posts.map((post) => post.picture),
    ...world.posts.flatMap(({ ride }) => ride?.moments.map((moment) => moment.picture) ?? []),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

async function readPicture(name: PictureName): Promise<Buffer> {
  for (const folder of pictureFolders) {
    const bytes = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (bytes) return bytes;
  }
  throw new Error(`The picture ${name} of the demo community is missing`);
}

/** Stores the bundled pictures, which are fit to be served as they are, and answers their URLs by name. */
async function storePictures({ orm, services }: Backend, names: readonly PictureName[], now: Date) {
  const keeper = { em: orm.em, store: services.media, now };
  const stored = names.map(async (name) => {
    const bytes = await readPicture(name);
    return [name, await keepPicture(keeper, { ...(await describePicture(bytes)), ownerId: null })] as const;
  });
  return new Map<PictureName, string>(await Promise.all(stored));
}

const hasMembers = async (em: EntityManager) => (await em.count(User)) > 0;

/**
 * Fills an empty database with the demo community, whole or not at all: a start that is cut short leaves nothing but
 * pictures, which the next one finds again. Answers whether it did.
 */
export async function seedDemo(backend: Backend): Promise<boolean> {
  const em = backend.orm.em.fork();
  if (await hasMembers(em)) return false;
  const now = new Date();
  const world = buildWorld(seedNumber, now);
  const urls = await storePictures(backend, picturesOf(world), now);
  const demoPasswordHash = await hashPassword(demoSignIn.password);
  const lockedPasswordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return em.transactional(async (transaction) => {
    await transaction.execute('select pg_advisory_xact_lock(?)', [seedLock]);
    if (await hasMembers(transaction)) return false;
    await insertWorld(transaction, world, { urls, demoPasswordHash, lockedPasswordHash });
    await insertNotifications(transaction, now);
    return true;
  });
}
