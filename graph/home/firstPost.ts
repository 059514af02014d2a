import { hashOf } from '../media/mediaUrl.ts';
import { PictureFormat } from '../media/Picture.ts';
import { srcsetOf } from '../media/renditions.ts';
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import type { NewestPost } from './newestPost.ts';

/**
 * The line of the tabs and the first post as the client will draw them, in the shapes that the shell of the built page
 * has styles for; `photoSizes` tells how wide that shows a photo. It stands until the client is there, which then draws it anew with all that one can do with it.
 */
export function firstPost(post: NewestPost, photoSizes: string): string {
  const { username, profilePicture, isRide, content, photo } = post;
  const who = html`<div><b>${username}</b><i class="${isRide ? 'ride' : 'plain'}"></i></div>`;
  const avatar = profilePicture
    ? html`<img src="${faceOf(profilePicture)}" alt="" width="44" height="44">`
    : html`<i></i>`;
  // Before the client's code, which is larger and can show nothing without it.
  const picture =
    photo &&
    html`<img ${widthsOf(post, photoSizes)}src="${photo}" alt="" width="1200" height="800" fetchpriority="high">`;
  return html`<hr><article class="post"><div>${avatar}${who}</div><p>${content}</p>${picture}</article>`.markup;
}

/** The widths of the photo among which the browser chooses, here as it will there. */
function widthsOf({ photo, photoWidth: width }: NewestPost, sizes: string): Html | null {
  const srcset = photo && srcsetOf({ hash: hashOf(photo), width }, PictureFormat.WEBP);
  return srcset ? html`sizes="${sizes}" srcset="${srcset}" ` : null;
}

/** A picture of our own in a width for faces. */
function faceOf(url: string): string {
  const hash = hashOf(url);
  return hash ? `/media/${hash}/128.webp` : url;
}
