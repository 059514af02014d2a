import type { Group } from '../../model/groups/Group.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';
import { memberText } from './groupText.ts';

const faces = html`<i></i><i></i><i></i>`;

/** A group as Explore draws it. The client adds its picture, the faces of members and the button. */
const groupCard = ({ name, description, memberCount }: Group): Html =>
  html`<li><article class="card hit"><figure></figure><div><h2 dir="auto">${name}</h2><p dir="auto">${description}</p>
<footer>${memberCount > 0 && faces}<span>${memberText(memberCount)}</span></footer></div></article></li>`;

/** Explore without a query: the place of the search box, the tabs, and the first popular groups. */
export const exploreText = (groups: readonly Group[]): Html =>
  html`<main class="column explore"><h1>Explore</h1><form></form>
<menu><b>Cycling Groups</b><span>Events</span><span>Next Rides</span></menu>
${groups.length > 0 && keptText(html`<ul>${groups.map(groupCard)}</ul>`)}</main>`;
