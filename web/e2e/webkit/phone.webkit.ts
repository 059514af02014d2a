import { randomUUID } from 'node:crypto';
import { register } from '../people.ts';
import { phone, signIn, test } from './journey.ts';
import { button, card, dialog, link } from './target.ts';

test('the bar of a phone leads to each place and to a new post', async ({ webkit, request }) => {
  await webkit.resize(phone);
  await signIn(webkit, await register(request));
  const places = { role: 'navigation', name: 'Places' };
  for (const [name, path] of [
    ['Groups', '/groups'],
    ['Events', '/events'],
    ['My rides', '/rides'],
    ['Feed', '/'],
  ] as const) {
    await webkit.press(link(name, places));
    await webkit.seeAddress(path);
    await webkit.seeAttribute(link(name, places), 'aria-current', 'page');
    await webkit.seeFocus({ css: 'h1' });
  }
  await webkit.press(link('Groups', places));
  await webkit.seeAddress('/groups');
  await webkit.press(button('New post', places));
  const composer = dialog('Create Post');
  await webkit.seeFocus({ role: 'textbox', within: composer });
  await webkit.seeNone(places);
  const words = `From the saddle ${randomUUID()}`;
  await webkit.type({ role: 'textbox', within: composer }, words);
  await webkit.press(button('Post', composer));
  await webkit.see(card(words));
  await webkit.see(places);
});
