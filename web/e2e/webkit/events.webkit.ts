import { Key } from 'selenium-webdriver';
import { register } from '../people.ts';
import { expect, signIn, test } from './journey.ts';
import { button, dialog, heading, link, text } from './target.ts';

const title = 'Lighthouse Brevet';
const registration = { role: 'complementary', name: 'Register' };

test('a visitor opens an event, and comes back to it from signing in', async ({ webkit, request }) => {
  const rider = await register(request);
  await webkit.open('/events');
  await webkit.press(link(title));
  await webkit.seeAddress(/^\/events\/[\w-]{36}$/);
  await webkit.see(heading(title));
  const { pathname } = new URL(await webkit.driver.getCurrentUrl());
  expect(await webkit.driver.getTitle()).toBe(`${title} · Cycle Chat`);
  await webkit.press(button('Join Event'));
  await webkit.press(button('Sign in'));
  await webkit.type({ label: 'Username' }, rider.username);
  await webkit.type({ label: 'Password' }, rider.password);
  await webkit.keys(Key.ENTER);
  await webkit.seeAddress(pathname);
});

test('a member registers for an event, is listed, shares it, and leaves', async ({ webkit, request }) => {
  const rider = await register(request);
  await signIn(webkit, rider);
  await webkit.open('/events');
  await webkit.press(link(title));
  await webkit.press(button('Join Event'));
  await webkit.see(text("You've joined this event!"));

  const people = dialog('Participants');
  await webkit.press(button(/going/, registration));
  await webkit.see({ role: 'listitem', within: people });
  await webkit.until(`${rider.displayName} in the list`, async () => {
    if ((await webkit.all(text(rider.displayName, people))).length > 0) return true;
    const [more] = await webkit.all(button('Show more', people));
    await more?.click();
    return false;
  });
  await webkit.keys(Key.ESCAPE);
  await webkit.seeNone(people);

  await webkit.press(button('Share'));
  await webkit.see(text(/^(Link copied|Copied)/));

  await webkit.reload();
  await webkit.see(heading(title));
  await webkit.enter(button('Joined'));
  await webkit.see(text("You've left this event"));
  await webkit.see(button('Join Event'));
});
