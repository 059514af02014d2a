import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';
import { ownPicture } from './ownPicture.ts';
import { faceOf } from './postText.ts';
import type { ReadProfile } from './readProfile.ts';

/** The head of a profile: title, picture, names and text. Members see the place of the buttons, too. */
export function profileText({ username, displayName, bio, profilePicture, isViewer }: ReadProfile, isMember: boolean) {
  const picture = ownPicture(profilePicture);
  const face = picture ? html`<img src="${faceOf(picture)}" alt="" width="120" height="120">` : html`<i></i>`;
  const title: Html = isViewer ? html`My Profile` : html`<bdi>${displayName}</bdi>'s Profile`;
  return html`<main class="column">${keptText(html`<div class="title"><h1>${title}</h1>${isMember && html`<i></i>`}</div>
<section class="card person">${face}<h2 dir="auto">${displayName}</h2><p dir="auto">@${username}</p>
<p dir="auto"${!bio && html` class="none"`}>${bio || 'No bio available'}</p></section>`)}</main>`;
}
