import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** Open menus, lists and tooltips are children of the body, outside all landmarks. */
const regions =
  'dialog, [role=dialog], [role=alertdialog], svg, [role=listbox], [role=tooltip], [data-radix-popper-content-wrapper]';

const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Replaces the WeakMap and WeakSet of Axe. It keeps each part of each colour in one of them, and V8 adds to a large one slowly: an audit
 * of a long page costs a quarter less. Elements stay without marks.
 */
const weakFields = `class WeakFields {
  name = Symbol();
  elements = new WeakMap();
  isOther = (key) => key instanceof Node || !Object.isExtensible(key);
  has(key) { return this.isOther(key) ? this.elements.has(key) : this.name in key; }
  get(key) { return this.isOther(key) ? this.elements.get(key) : key[this.name]; }
  set(key, value) {
    if (this.isOther(key)) this.elements.set(key, value);
    else key[this.name] = value;
    return this;
  }
  add(key) { return this.set(key, true); }
  delete(key) { return this.isOther(key) ? this.elements.delete(key) : delete key[this.name]; }
}`;

/** The script that defines `window.axe` in a page. */
export const axeSource = `{
  ${weakFields};
  ((WeakMap, WeakSet) => { ${library} })(WeakFields, WeakFields);
  axe.configure({ checks: [{ id: 'region', options: { regionMatcher: '${regions}' } }] });
}`;

/**
 * The audit would count a control that is half below the fixed bar of a phone as too small, so the bar is above the page. Cards
 * outside the window have an estimated height, so that the audit would find their controls over those of the next card.
 */
export const auditStyle = `* { content-visibility: visible !important; }
@media (max-width: 767px) {
  nav[aria-label='Places'] { position: absolute !important; inset: 0 0 auto !important; animation: none !important; }
  #root:has(nav[aria-label='Places']) { padding-top: 60px; }
}`;

/** The heading of a loaded page. The text of the server has one too. The page hides that text while it loads its data. */
export const loadedHeading = 'h1:not(.shell h1, .first h1)';

export const auditTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that judge colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** A selector for each element that Axe reads would cost a quarter of the processor time of an audit. */
export const auditOptions = { resultTypes: ['violations'], selectors: false } satisfies Axe.RunOptions;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Each fault of an audit with the first element that has it. */
export function faultsOf(violations: readonly Violation[]): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
