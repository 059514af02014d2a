import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';
import type { GroupPage } from './groupPage.ts';
import { ownPicture } from './ownPicture.ts';
import { postText } from './postText.ts';

/** The faces in the head of a group’s page. */
const maxFaces = 6;
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 1 → '1 member', 2130 → '2.1K members'. */
export const memberText = (count: number): string => `${compact.format(count)} ${count === 1 ? 'member' : 'members'}`;

/** The head of a group’s page: picture, name, text and number of members. Then the space of its tabs, and its first post. */
export function groupText(group: GroupPage, photoSizes: string): Html {
  const { name, description, picture, memberCount, firstPost } = group;
  const own = ownPicture(picture);
  const art = own ? html`<img src="${own}" alt="">` : html`<figure${picture && html` class="tall"`}></figure>`;
  const faces = Array.from({ length: Math.min(memberCount, maxFaces) }, () => html`<i></i>`);
  const post = firstPost && html`<hr>${postText(firstPost, photoSizes)}`;
  return html`<main class="column">${keptText(html`<section class="card group">${art}<div>
<h1 dir="auto">${name}</h1>${description && html`<p dir="auto">${description}</p>`}
<b>${faces.length > 0 && html`<span>${faces}</span>`}${memberText(memberCount)}</b></div></section>${post}`)}</main>`;
}
