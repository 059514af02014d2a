/** Markup that is written unchanged. All other text is escaped when it is inserted. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type Inset = Html | string | number | false | null | undefined | readonly Inset[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function markupOf(inset: Inset): string {
  if (inset instanceof Html) return inset.markup;
  if (typeof inset === 'object' && inset !== null) return inset.map(markupOf).join('');
  return inset === false || inset === null || inset === undefined ? '' : escaped(String(inset));
}

/** Markup with inserted values: lists are joined; null, undefined and false insert nothing. */
export const html = (parts: TemplateStringsArray, ...insets: Inset[]): Html =>
  new Html(parts.reduce((text, part, index) => text + markupOf(insets[index - 1]) + part));
