import type { APIRequestContext } from '@playwright/test';
import { loadedHeading } from '../audit.ts';
import { demo } from '../people.ts';
import { queryApi } from '../queryApi.ts';
import type { Browser, Size } from './browser.ts';
import { expectFits, inspect } from './inspect.ts';
import { desktop, narrow, phone, signIn, test } from './journey.ts';

const firstIds = '{ feed(first: 1) { nodes { id } } groups { nodes { id } } events { nodes { id } } }';

async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const { feed, groups, events } = await queryApi(request, firstIds);
  const [post, group, event] = [feed, groups, events].map(({ nodes }) => nodes[0].id);
  return ['/', '/explore', '/groups', '/events', `/post/${post}`, `/groups/${group}`, `/events/${event}`];
}

const profileTabs = ['', '?tab=rides', '?tab=photos'].map((tab) => `/profile/demo${tab}`);
const ownPaths = ['/rides', '/rides?tab=saved', '/rides?tab=past', '/profile', '/notifications', '/welcome'];
const settings = ['', '/people', '/calendars', '/tokens', '/zones'].map((section) => `/settings${section}`);

async function inspectPage(webkit: Browser, path: string, size: Size): Promise<void> {
  await webkit.open(path);
  await webkit.see({ css: loadedHeading });
  await webkit.seeNone({ text: 'Loading...' });
  await inspect(webkit);
  if (size !== phone) return;
  await webkit.resize(narrow);
  await expectFits(webkit);
  await webkit.resize(phone);
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`the pages of a visitor stand without fault on a ${name}`, async ({ webkit, request }) => {
    await webkit.resize(size);
    for (const path of [...(await publicPaths(request)), '/login', '/login?mode=signup']) {
      await test.step(path, () => inspectPage(webkit, path, size));
    }
  });

  test(`the pages of a member stand without fault on a ${name}`, async ({ webkit }) => {
    await webkit.resize(size);
    await signIn(webkit, demo);
    for (const path of ['/', ...profileTabs, ...ownPaths, ...settings]) {
      await test.step(path, () => inspectPage(webkit, path, size));
    }
  });
}
