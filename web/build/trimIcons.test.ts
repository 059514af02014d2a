import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trimIcon } from './trimIcons.ts';

const icons = globSync('node_modules/lucide-react/dist/esm/icons/*.mjs').map((path) => readFileSync(path, 'utf8'));

/** The attributes of the shapes of an icon, without their keys. */
const attributesOf = (code: string) =>
  [...code.matchAll(/(\w+): "([^"]*)"/g)].map(([attribute]) => attribute).filter((each) => !each.startsWith('key:'));

test('an icon has its shapes without their keys', () => {
  expect(icons.length).toBeGreaterThan(1000);
  for (const icon of icons) {
    const trimmed = trimIcon(icon);
    expect(trimmed).not.toMatch(/\bkey:|^__iconData\.node/m);
    expect(attributesOf(trimmed)).toEqual(attributesOf(icon));
  }
});
