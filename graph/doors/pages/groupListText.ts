import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';

const signIn = html`<div class="card empty"><h2>Authentication Required</h2><p>Please log in to join groups.</p></div>`;

/** The head of the list of groups. Visitors read that they must sign in; the groups of members need their data. */
export const groupListText = (isMember: boolean): Html =>
  html`<main class="column">${keptText(
    html`<div class="card groups"><figure></figure><h1>Manage Groups</h1></div>${!isMember && signIn}`,
  )}</main>`;
