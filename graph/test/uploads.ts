import { expect } from 'vitest';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** The response to an uploaded picture. */
export interface Uploaded {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
}

/** Sends the bytes of a picture as they are. */
export async function uploadBytes(
  app: TestApp,
  member: Member | null,
  bytes: Uint8Array,
  type = 'image/jpeg',
): Promise<Uploaded> {
  const headers = { 'content-type': type, ...(member && { authorization: `Bearer ${await app.tokenOf(member)}` }) };
  const body = new Uint8Array(bytes);
  const response = await fetch(`${app.url}/api/media`, { method: 'POST', headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Stores a picture that nothing shows yet and answers the path under which it and its renditions are served. */
export async function unshownPathOf(app: TestApp, member: Member, bytes: Uint8Array): Promise<string> {
  const { status, body } = await uploadBytes(app, member, bytes);
  expect([status, body]).toEqual([201, expect.objectContaining({ url: expect.any(String) })]);
  return body.url.replace('.webp', '');
}

/** Makes a post of a member show a picture. */
export async function showPicture(app: TestApp, path: string, post: Made): Promise<void> {
  await app.run('update post set media_urls = array[$2] where id = $1', post.id, `${path}.webp`);
}

/** Stores a picture, shows it in a public post and answers the path under which it and its renditions are served. */
export async function mediaPathOf(app: TestApp, member: Member, bytes: Uint8Array): Promise<string> {
  const path = await unshownPathOf(app, member, bytes);
  await showPicture(app, path, await app.post(member));
  return path;
}

/** Loads what is served at an address. */
export async function load(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect([url, response.status]).toEqual([url, 200]);
  return Buffer.from(await response.arrayBuffer());
}
