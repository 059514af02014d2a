import { expect, test } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import type { SettingsPageQuery } from '../generated.ts';
import { SettingsPageDocument } from '../generated.ts';
import { appendSessions, dropOtherSessions } from './sessionList.ts';
import { here, sessionOf, sessionsOf } from './settingsWorld.ts';

const query = SettingsPageDocument;
const ids = (page: SettingsPageQuery | null) => page?.viewer?.sessions?.edges.map(({ node }) => node.id);

test('a page that comes after the others were ended brings none of them back', () => {
  const cache = createCache();
  cache.writeQuery<SettingsPageQuery>({ query, data: sessionsOf([here, sessionOf('a')], true) });
  dropOtherSessions(cache);
  const shown = cache.readQuery<SettingsPageQuery>({ query });
  if (!shown) throw new Error('The list has gone');

  const late = { fetchMoreResult: sessionsOf([sessionOf('b')]), variables: { after: 'a' } };
  expect(ids(appendSessions(shown, late))).toEqual(['here']);
});

test('where this device stands on a later page, that page can still be shown', () => {
  const cache = createCache();
  cache.writeQuery<SettingsPageQuery>({ query, data: sessionsOf([sessionOf('a'), sessionOf('b')], true) });
  dropOtherSessions(cache);

  const shown = cache.readQuery<SettingsPageQuery>({ query });
  expect(ids(shown)).toEqual([]);
  expect(shown?.viewer?.sessions?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'b' });
  expect(Object.keys(cache.extract()).filter((key) => key.startsWith('UserSession'))).toEqual([]);
});

test('a list that was not asked for is not made up', () => {
  const cache = createCache();
  dropOtherSessions(cache);
  expect(cache.readQuery({ query })).toBeNull();
});
