import { errorMeanings } from '../../platform/lib/errorMeanings.ts';
import { type ErrorCode, httpStatusByCode } from '../../platform/lib/errors.ts';
import { type Html, html } from './html.ts';
import { inline } from './prose.ts';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(httpStatusByCode, name);

/** A table of all error codes and their meanings. */
export function errorTable(): Html {
  const rows = Object.keys(httpStatusByCode)
    .filter(isCode)
    .map((code) => html`<tr><td><code>${code}</code></td><td>${inline(errorMeanings[code])}</td></tr>`);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Error codes">
  <table><thead><tr><th>Code</th><th>When</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
