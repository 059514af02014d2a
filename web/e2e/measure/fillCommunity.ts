import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext } from '@playwright/test';
import { request as requests } from '@playwright/test';
import { newRider, type Rider, register } from '../people.ts';
import { comment, publish } from '../publish.ts';
import { publishRide } from '../publishRide.ts';

const picture = fileURLToPath(new URL('../../public/brand/app-icon-192.png', import.meta.url));

/** Publishes many posts: texts, photos and rides, some with comments. Returns another member, who reads them. */
export async function fillCommunity(baseURL: string, postCount: number): Promise<Rider> {
  await publishPosts(baseURL, postCount);

  const reader = await requests.newContext({ baseURL });
  const rider = await register(reader, newRider());
  const own = await publish(reader, 'The first one of mine');
  await reader.dispose();

  // Notifications for the panel.
  for (let count = 0; count < 12; count += 1) {
    const friend = await requests.newContext({ baseURL });
    await register(friend);
    await comment(friend, own, `Chapeau ${count}`);
    await friend.dispose();
  }
  return rider;
}

/** Publishes the posts as a new member. Returns this member. */
export async function publishPosts(baseURL: string, postCount: number): Promise<Rider> {
  const author = await requests.newContext({ baseURL });
  const rider = await register(author);
  const photo = `data:image/png;base64,${await readFile(picture, 'base64')}`;
  for (let index = 0; index < postCount; index += 1) await publishNext(author, index, photo);
  await author.dispose();
  return rider;
}

async function publishNext(author: APIRequestContext, index: number, photo: string): Promise<void> {
  const words = `${index} ${'Up the hill and down again. '.repeat(1 + (index % 7))}`;
  if (index % 4 === 1) {
    await publishRide(author, { inDays: 3 + (index % 20), content: words });
    return;
  }
  const id = await publish(author, words, index % 4 === 3 ? [photo] : []);
  if (index % 4 === 2) for (let count = 0; count < 4; count += 1) await comment(author, id, `Comment ${count}`);
}
