import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';
import { ownPicture } from './ownPicture.ts';
import type { SharedGroup } from './sharedGroup.ts';

/** The faces in the head of a group’s page. */
const maxFaces = 6;
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** 1 → '1 member', 2130 → '2.1K members'. */
export const memberText = (count: number): string => `${compact.format(count)} ${count === 1 ? 'member' : 'members'}`;

/** The head of a group’s page: picture, name, text and number of members. */
export function groupText({ name, description, picture, memberCount }: SharedGroup): Html {
  const own = ownPicture(picture);
  const art = own ? html`<img src="${own}" alt="">` : html`<figure${picture && html` class="tall"`}></figure>`;
  const faces = Array.from({ length: Math.min(memberCount, maxFaces) }, () => html`<i></i>`);
  return html`<main class="column">${keptText(html`<section class="card group">${art}<div>
<h1 dir="auto">${name}</h1>${description && html`<p dir="auto">${description}</p>`}
<b>${faces.length > 0 && html`<span>${faces}</span>`}${memberText(memberCount)}</b></div></section>`)}</main>`;
}
