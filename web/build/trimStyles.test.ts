import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createCache from '@emotion/cache';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { trimStyle, trimStyles } from './trimStyles.ts';

/** The rules that the browser gets for a style. */
function rulesOf(style: string): string[] {
  const rules: string[] = [];
  const cache = createCache({ key: 'test' });
  // Emotion calls this method alone.
  const sheet = { insert: (rule: string) => void rules.push(rule) } as typeof cache.sheet;
  cache.insert('.a', { name: 'a', styles: style }, sheet, false);
  return rules;
}

test('each style of the client has the same rules when it is trimmed', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/*.test.*'] }).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const styles = sources.flatMap((source) => [...source.matchAll(/\b(?:css|styled[.(][^`]*?)`([^`]*)`/g)]);
  expect(styles.length).toBeGreaterThan(500);
  let whole = 0;
  let trimmed = 0;
  for (const [, style = ''] of styles) {
    // A shared style on a line of its own ends like a declaration. Other interpolations are values or selectors.
    const texts = style.replaceAll(/^(\s*)\$\{[^}]*\}$/gm, '$1--x: x;').split(/\$\{[^}]*\}/);
    const short = texts.map(trimStyle);
    expect(rulesOf(short.join('x'))).toEqual(rulesOf(texts.join('x')));
    whole += texts.join('').length;
    trimmed += short.join('').length;
  }
  expect(trimmed).toBeLessThan(whole * 0.85);
});

test('a build trims the templates that Emotion reads and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trim-styles-'));
  try {
    const input = join(folder, 'main.ts');
    const code = `import styled, { css } from '@emotion/styled';
      const size = window.name;
      console.log(styled.b\`
        /* large */
        color: \${size} \${size};
        &:hover { top: 0; }
      \`, styled('i')\`
        left: 0;
      \`, css\`
        right: 0;
      \`, \`a:  \${size} /* text */\`);`;
    await writeFile(input, code);
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [trimStyles()],
      build: {
        write: false,
        minify: false,
        modulePreload: false,
        rolldownOptions: { input, external: /^@emotion/ },
      },
    });
    const text = JSON.stringify(built);
    expect(text).toContain(`styled.b\` color:\${size} \${size};&:hover{top:0}\``);
    expect(text).toContain('` left:0;`');
    expect(text).toContain('css` right:0;`');
    expect(text).toContain(`\`a:  \${size} /* text */\``);
  } finally {
    await rm(folder, { recursive: true });
  }
});
