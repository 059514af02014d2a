import type { EntityManager } from '@mikro-orm/postgresql';
import { Moment } from '../model/moments/Moment.ts';
import type { PictureName, World } from './worldTypes.ts';

interface Known {
  idOf: (key: string) => string;
  urls: ReadonlyMap<PictureName, string>;
}

/** Inserts the moments. The rides must already be in the database. */
export async function insertMoments(em: EntityManager, { posts }: World, { idOf, urls }: Known): Promise<void> {
  const rows = posts.flatMap((post) =>
    (post.ride?.moments ?? []).map(({ key, authorKey, description, picture, place, timestamp }) =>
      Object.assign(new Moment(), {
        id: idOf(`moment ${key}`),
        rideId: idOf(`post ${post.key}`),
        authorId: idOf(authorKey),
        description,
        imageUrl: picture && (urls.get(picture) ?? null),
        ...place,
        timestamp,
        createdAt: timestamp,
      }),
    ),
  );
  await em.insertMany(Moment, rows);
}
