import { expect, test } from 'vitest';
import { appSources, fingerprint, playgroundSources } from './fingerprint.ts';

test('the app is built from the client, the server and the locked packages, and not from tests or the playground', () => {
  const sources = appSources();
  expect(sources).toEqual(
    expect.arrayContaining(['package-lock.json', 'graph/main.ts', 'web/main.tsx', 'web/index.html']),
  );
  expect(sources.filter((path) => /\.test\.|^web\/(e2e|playground)\/|^graph\/test\/|node_modules/.test(path))).toEqual(
    [],
  );
});

test('the playground is built from its own files and from every file that they import', () => {
  const sources = playgroundSources();
  expect(sources).toEqual(
    expect.arrayContaining([
      'web/playground/index.html',
      'web/playground/package-lock.json',
      'web/playground/fetcher.ts',
      'web/apollo/authorizationOf.ts',
      'web/theme/tokens.ts',
      'web/build/precompress.ts',
    ]),
  );
  expect(sources).not.toContain('web/main.tsx');
  expect(sources.length).toBeLessThan(appSources().length / 4);
});

test('a fingerprint depends on the files, and not on their order', () => {
  expect(fingerprint(['package.json', 'tsconfig.json'])).toBe(fingerprint(['tsconfig.json', 'package.json']));
  expect(fingerprint(['package.json', 'tsconfig.json'])).not.toBe(fingerprint(['package.json']));
});
