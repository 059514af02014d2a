import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPagePath, pagePaths } from './pagePaths.ts';

test('the server knows the paths of the client’s router', async () => {
  const text = await readFile('web/app/pageList.ts', 'utf8');
  const paths = [...text.matchAll(/pageAt\('([^']+)'/g)].map(([, path]) => path);
  expect(pagePaths).toEqual(paths.filter((path) => path !== '*'));
});

test.each([
  '/',
  '/explore?q=hills',
  '/post/019b',
  '/groups/019b?tab=members',
  '/events/019b',
  '/profile',
  '/profile/ada',
  '/settings/zones/',
])('%s is a page', (url) => expect(isPagePath(url)).toBe(true));

test.each([
  '/wp-login.php',
  '/favicon.ico',
  '/post',
  '/post/1/edit',
  '/events/1/edit',
  '/groups/1/edit',
  '/profiles/ada',
  '/.well-known/x',
  '/settings/x',
])('%s is no page', (url) => expect(isPagePath(url)).toBe(false));
