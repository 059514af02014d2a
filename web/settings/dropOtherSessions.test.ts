import { expect, test } from 'vitest';
import { createCache } from '../apollo/cache.ts';
import type { SettingsPageQuery, SettingsPageQueryVariables } from '../generated.ts';
import { SettingsPageDocument } from '../generated.ts';
import { here, sessionOf, sessionsOf } from '../test/settingsWorld.ts';
import { dropOtherSessions } from './dropOtherSessions.ts';

type Session = ReturnType<typeof sessionOf>;

const query = SettingsPageDocument;

/** The list as loaded, with more pages. */
function loaded(...sessions: Session[]) {
  const cache = createCache();
  const write = (data: SettingsPageQuery, variables: SettingsPageQueryVariables = {}) =>
    cache.writeQuery<SettingsPageQuery, SettingsPageQueryVariables>({ query, data, variables });
  const list = () => cache.readQuery<SettingsPageQuery>({ query })?.viewer?.sessions;
  const ids = () => list()?.edges.map(({ node }) => node.id);
  write(sessionsOf(sessions, true));
  return { cache, write, list, ids };
}

test('of all that were loaded this device is left, and nothing is to come', () => {
  const { cache, list, ids } = loaded(sessionOf('a'), here, sessionOf('b'));
  dropOtherSessions(cache);

  expect(ids()).toEqual(['here']);
  expect(list()?.pageInfo.hasNextPage).toBe(false);
  expect(Object.keys(cache.extract()).filter((key) => key.startsWith('UserSession'))).toEqual(['UserSession:here']);
});

test('a page that comes after the others were ended brings none of them back', () => {
  const { cache, write, ids } = loaded(here, sessionOf('a'));
  dropOtherSessions(cache);
  write(sessionsOf([sessionOf('b')]), { after: 'a' });
  expect(ids()).toEqual(['here']);
});

test('where this device stands on a later page, that page can still be shown', () => {
  const { cache, write, list, ids } = loaded(sessionOf('a'), sessionOf('b'));
  dropOtherSessions(cache);
  expect(ids()).toEqual([]);
  expect(list()?.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'b' });

  write(sessionsOf([here]), { after: 'b' });
  expect(ids()).toEqual(['here']);
});

test('a list that was not asked for is not made up', () => {
  const cache = createCache();
  dropOtherSessions(cache);
  expect(cache.readQuery({ query })).toBeNull();
});
