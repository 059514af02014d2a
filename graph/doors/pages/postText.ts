import { PictureFormat } from '../../media/Picture.ts';
import { srcsetOf } from '../../media/renditions.ts';
import { hashOf } from '../../model/media/mediaUrl.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { ownPicture } from './ownPicture.ts';

/** The data of a post’s head, text and photo. */
export interface ReadPost {
  content: string;
  photo: string | null;
  /** In pixels. Null if another site stores the photo. */
  photoWidth: number | null;
  isRide: boolean;
  username: string;
  profilePicture: string | null;
}

/** The columns of `ReadPost` for a post `p` of the member `u`, and the join that they need. */
export const readColumns = `p.content, p.media_urls[1] as photo, m.width as "photoWidth", p.is_ride as "isRide", u.username,
  u.profile_picture as "profilePicture"`;
export const photoJoin = `left join media m on m.hash = substring(p.media_urls[1] from '^/media/([0-9a-f]{64})')`;

/** Fewer characters than the client folds. */
const minLong = 300;
const maxLines = 12;

/** A post as the client draws it. `photoSizes` is the `sizes` attribute of the photo. */
export function postText(post: ReadPost, photoSizes: string): Html {
  const { username, isRide, content } = post;
  const [photo, profilePicture] = [ownPicture(post.photo), ownPicture(post.profilePicture)];
  const who = html`<div><b dir="auto">${username}</b><i class="${isRide ? 'ride' : 'plain'}"></i></div>`;
  const avatar = profilePicture
    ? html`<img src="${faceOf(profilePicture)}" alt="" width="44" height="44">`
    : html`<i></i>`;
  // The photo loads before the client’s code, which is larger and needs the photo to show anything.
  const picture =
    photo &&
    html`<img ${widthsOf(post, photoSizes)}src="${photo}" alt="" width="1200" height="800" fetchpriority="high">`;
  const isFolded = content.length > minLong || content.split('\n').length > maxLines;
  return html`<article class="post"><div>${avatar}${who}</div><p dir="auto"${isFolded && html` class="long"`}>${content}</p>${picture}</article>`;
}

/** The widths among which the browser chooses, the same as in the client. */
function widthsOf({ photo, photoWidth: width }: ReadPost, sizes: string): Html | null {
  const srcset = photo && srcsetOf({ hash: hashOf(photo), width }, PictureFormat.WEBP);
  return srcset ? html`sizes="${sizes}" srcset="${srcset}" ` : null;
}

/** One of our own pictures in the width for faces. */
export function faceOf(url: string): string {
  const hash = hashOf(url);
  return hash ? `/media/${hash}/128.webp` : url;
}
