import { html } from '../pages/html.ts';
import type { NewestPost } from './newestPost.ts';

/**
 * The line of the tabs and the first post as the client will draw them, in the shapes that the shell of the built page
 * has styles for. It stands until the client is there, which then draws it anew with all that one can do with it.
 */
export function firstPost({ username, profilePicture, isRide, content, photo }: NewestPost): string {
  const who = html`<div><b>${username}</b><i class="${isRide ? 'ride' : 'plain'}"></i></div>`;
  const avatar = profilePicture ? html`<img src="${profilePicture}" alt="" width="44" height="44">` : html`<i></i>`;
  // Before the client's code, which is larger and can show nothing without it.
  const picture = photo && html`<img src="${photo}" alt="" width="1200" height="800" fetchpriority="high">`;
  return html`<hr><article class="post"><div>${avatar}${who}</div><p>${content}</p>${picture}</article>`.markup;
}
