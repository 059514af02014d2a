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
  '/forgot',
  '/reset/a-token',
  '/confirm/a-token',
  '/join/a-token',
  '/notice/post/019b',
  '/receipt/a-token',
  '/login/provider?code=a',
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
  '/reset',
  '/confirm/a/b',
  '/notice/post',
])('%s is no page', (url) => expect(isPagePath(url)).toBe(false));
