import { randomUUID } from 'node:crypto';
import { Key } from 'selenium-webdriver';
import { register } from '../people.ts';
import { expect, signIn, test } from './journey.ts';
import { button, dialog, heading, link, tab, text } from './target.ts';

const name = 'Sunday Spinners';
const head = { role: 'region', name };

test('a member joins a group from the list, writes to it, and leaves', async ({ webkit, request }) => {
  await signIn(webkit, await register(request));
  await webkit.open('/groups');
  await webkit.press(link(name, { role: 'article', name }));
  await webkit.seeAddress(/^\/groups\/[\w-]{36}$/);
  await webkit.seeFocus(heading(name));
  await webkit.see({ role: 'article' });
  await webkit.press(button('Join', head));
  await webkit.see(text('Successfully joined the group!'));

  const words = `Hello ${randomUUID().slice(0, 8)} from the group`;
  await webkit.press(button(`Write to ${name}...`));
  const composer = { role: 'dialog' };
  await webkit.see({ ...composer, has: `Posting to: ${name}` });
  await webkit.type({ role: 'textbox', within: composer }, words);
  await webkit.press(button('Post', composer));
  await webkit.see({ role: 'article', has: words });

  await webkit.press(button('Joined', head));
  await webkit.see(text('Successfully left the group!'));
  await webkit.see(button('Join', head));
  await webkit.seeNone(button(`Write to ${name}...`));
});

test('the calendar link and the tabs of a group are reached by keyboard', async ({ webkit, request }) => {
  await signIn(webkit, await register(request));
  await webkit.open('/groups');
  await webkit.enter(link(name, { role: 'article', name }));
  await webkit.enter(button('Calendar', head));
  await webkit.enter(button('Create Link', { role: 'alertdialog', name: `Calendar of ${name}` }));
  const made = dialog(`Link to ${name}`);
  const address = await webkit.see({ label: 'Calendar link', within: made });
  expect(await address.getAttribute('value')).toMatch(/\/calendar\/[\w-]+\.ics$/);
  await webkit.enter(button('Done', made));
  await webkit.seeFocus(button('Calendar', head));

  await webkit.press(tab('Feed'));
  await webkit.keys(Key.ARROW_RIGHT);
  await webkit.seeAttribute(tab(/^Rides/), 'aria-selected', 'true');
  await webkit.press(tab(/^Members/));
  await webkit.seeAddress(/\?tab=members$/);
  const person = { css: 'a', within: { role: 'list', name: 'Members', within: { role: 'tabpanel' } } };
  await webkit.press(person);
  await webkit.see(heading(/'s Profile$/));
  await webkit.goBack();
  await webkit.seeAttribute(tab(/^Members/), 'aria-selected', 'true');
  await webkit.see(person);
});
