import { hashOf } from '../../media/mediaUrl.ts';
import { PictureFormat } from '../../media/Picture.ts';
import { srcsetOf } from '../../media/renditions.ts';
import { type Html, html } from './html.ts';
import type { NewestPost } from './newestPost.ts';

/**
 * The tabs and the first post as the client will draw them, with class names that the built page has styles for.
 * `photoSizes` is the `sizes` attribute of the photo. The client replaces this markup when it starts.
 */
export function firstPost(post: NewestPost, photoSizes: string): string {
  const { username, isRide, content } = post;
  const [photo, profilePicture] = [ownOf(post.photo), ownOf(post.profilePicture)];
  const who = html`<div><b dir="auto">${username}</b><i class="${isRide ? 'ride' : 'plain'}"></i></div>`;
  const avatar = profilePicture
    ? html`<img src="${faceOf(profilePicture)}" alt="" width="44" height="44">`
    : html`<i></i>`;
  // The photo loads before the client’s code, which is larger and needs the photo to show anything.
  const picture =
    photo &&
    html`<img ${widthsOf(post, photoSizes)}src="${photo}" alt="" width="1200" height="800" fetchpriority="high">`;
  return html`<hr><article class="post"><div>${avatar}${who}</div><p dir="auto">${content}</p>${picture}</article>`
    .markup;
}

/** The widths among which the browser chooses, the same as in the client. */
function widthsOf({ photo, photoWidth: width }: NewestPost, sizes: string): Html | null {
  const srcset = photo && srcsetOf({ hash: hashOf(photo), width }, PictureFormat.WEBP);
  return srcset ? html`sizes="${sizes}" srcset="${srcset}" ` : null;
}

/** The URL of one of our own pictures. Pictures of other sites need the reader’s consent. */
const ownOf = (url: string | null) => (url?.startsWith('/') ? url : null);

/** One of our own pictures in the width for faces. */
function faceOf(url: string): string {
  const hash = hashOf(url);
  return hash ? `/media/${hash}/128.webp` : url;
}
