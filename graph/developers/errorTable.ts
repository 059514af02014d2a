import type { ErrorCode } from '../lib/errors.ts';
import { httpStatusByCode } from '../lib/errors.ts';
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { inline } from '../pages/prose.ts';

const meanings: Record<ErrorCode, string> = {
  UNAUTHENTICATED:
    'Nobody is signed in where a member must be, or the token is unknown, revoked or expired: sign in anew.',
  FORBIDDEN: 'The viewer may see it and not do this, or the token may only read.',
  NOT_FOUND: 'There is nothing of that id, or nothing that the viewer may see: both are told alike.',
  BAD_USER_INPUT: 'An argument is out of its bounds, `extensions.field` names it, or the document is no GraphQL.',
  CONFLICT: 'It was taken or done before, such as a username or the last place of an event.',
  GONE: 'What a subscription is to go on from is too long ago: read it anew.',
  PAYLOAD_TOO_LARGE: 'The body or a picture in it is too large.',
  RATE_LIMITED: 'Too much in too short a time: try again after `Retry-After` seconds.',
  QUERY_TOO_COMPLEX: 'The operation asks for more than one may: the message tells which limit, and how much over.',
  INTERNAL_SERVER_ERROR:
    'The fault is ours; the message names the request, by which we find it. With `Retry-After` it passes by itself.',
};

const isCode = (name: string): name is ErrorCode => Object.hasOwn(httpStatusByCode, name);

/** The closed set of error codes with what each means. */
export function errorTable(): Html {
  const rows = Object.keys(httpStatusByCode)
    .filter(isCode)
    .map((code) => html`<tr><td><code>${code}</code></td><td>${inline(meanings[code])}</td></tr>`);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Error codes">
  <table><thead><tr><th>Code</th><th>When</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
