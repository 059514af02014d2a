import { Key } from 'selenium-webdriver';
import { register } from '../people.ts';
import { signIn, test } from './journey.ts';
import { button, dialog, field, heading, link, text } from './target.ts';

test('a new rider signs in and takes the first steps', async ({ webkit, request }) => {
  await signIn(webkit, await register(request));
  await webkit.press(link('First steps'));
  await webkit.seeFocus({ css: 'h1' });
  await webkit.press(button('Continue'));
  await webkit.see({ role: 'progressbar', name: 'Step 2 of 3' });
  await webkit.press({ role: 'radio', name: 'Miles and feet' });
  await webkit.keys(Key.ARROW_DOWN);
  await webkit.seeAttribute({ role: 'radio', name: 'Kilometers and meters' }, 'checked', 'true');
  await webkit.type(field('Area'), 'Lower Mill');
  await webkit.keys(Key.ENTER);

  await webkit.see({ role: 'progressbar', name: 'Step 3 of 3' });
  const groups = { role: 'list', name: 'Groups' };
  await webkit.press(button('Join', groups));
  await webkit.see(button('Joined', groups));
  const riders = { role: 'list', name: 'Riders' };
  await webkit.press(button(/^Follow /, riders));
  await webkit.see(button(/^Following /, riders));
  await webkit.press(link('To my feed'));
  await webkit.seeAddress('/');
  await webkit.see({ role: 'article' });
  await webkit.seeNone(link('First steps'));
});

test('a member opens the settings from the menu and changes the password', async ({ webkit, request }) => {
  const rider = await register(request);
  await signIn(webkit, rider);
  await webkit.press(button(/^Account of/));
  await webkit.press({ role: 'menuitem', name: 'Settings' });
  await webkit.seeAddress('/settings');
  await webkit.seeFocus(heading('Settings'));
  const password = 'over-the-pass';
  await webkit.type(field('Current password'), rider.password);
  await webkit.type(field('New password'), password);
  await webkit.type(field('Repeat new password'), password);
  await webkit.press(button('Change Password'));
  await webkit.see(text('Password changed'));
  await webkit.see(text('No other devices are signed in.'));
  await webkit.press(button(/^Account of/));
  await webkit.press({ role: 'menuitem', name: 'Logout' });
  await webkit.seeAddress('/login');
  await signIn(webkit, { ...rider, password });
});

test('keys open the list of keys, pages, the search and a new post', async ({ webkit, request }) => {
  await signIn(webkit, await register(request));
  const list = dialog('Keyboard shortcuts');
  // The keys work once the browser was idle.
  await webkit.until('the list of keys', async () => {
    await webkit.keys('?');
    return (await webkit.all(list)).length === 1;
  });
  await webkit.keys(Key.ESCAPE);
  await webkit.seeNone(list);
  await webkit.keys('g', 'v');
  await webkit.seeAddress('/events');
  await webkit.keys('/');
  await webkit.seeAddress('/explore');
  await webkit.seeFocus({ role: 'searchbox', within: { role: 'main' } });
  await webkit.press({ css: 'h1' });
  await webkit.keys('n');
  await webkit.seeFocus({ role: 'textbox', within: dialog('Create Post') });
});
