import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';
import { postText } from './postText.ts';
import type { SharedPostPage } from './sharedPost.ts';

/** The text of a post’s page. */
export const postPageText = (post: SharedPostPage, photoSizes: string): Html =>
  html`<main data-sides="left"><div>${keptText(postText(post, photoSizes))}</div></main>`;
