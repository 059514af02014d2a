import { type Setting, settings } from '../../platform/env/settings.ts';

const start = '<!-- settings: written by `npm run configuration` from graph/platform/env/settings.ts -->\n';
const end = '<!-- end of settings -->';

const row = ([name, setting]: [string, Setting]) =>
  `| \`${name}\` | ${setting.unset ?? `\`${setting.default}\``} | ${setting.sets} |\n`;

/** The text of docs/configuration.md with the table of the settings as they are now. */
export function withSettingsTable(text: string): string {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/configuration.md lacks the marks of its table');
  const rows = Object.entries(settings).map(row).join('');
  return `${before}${start}\n| variable | when unset | what it sets |\n|---|---|---|\n${rows}\n${end}${after}`;
}
