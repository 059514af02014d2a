import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Key } from 'selenium-webdriver';
import { register } from '../people.ts';
import { publish } from '../publish.ts';
import { publishRide } from '../publishRide.ts';
import { signIn, test } from './journey.ts';
import { button, card, heading, link, tab } from './target.ts';

const picture = fileURLToPath(new URL('../../public/brand/app-icon-192.png', import.meta.url));

test('a profile shows posts, rides and photos, by pointer and by keys', async ({ webkit, request }) => {
  const [rideWords, photoWords] = [`The ride ${randomUUID()}`, `The photo ${randomUUID()}`];
  const host = await register(request);
  await publishRide(request, { inDays: 12, content: rideWords });
  await publish(request, photoWords, [`data:image/png;base64,${(await readFile(picture)).toString('base64')}`]);
  await signIn(webkit, await register(request));

  await webkit.open(`/profile/${host.username}`);
  await webkit.seeCount({ role: 'article' }, 2);
  await webkit.press(tab('Posts'));
  await webkit.keys(Key.ARROW_RIGHT);
  await webkit.seeAddress(/\?tab=rides$/);
  await webkit.press({ role: 'link', has: rideWords, within: { role: 'list', name: 'Rides' } });
  await webkit.seeAddress(/^\/post\//);
  await webkit.see(button('Join'));
  await webkit.goBack();
  await webkit.seeAttribute(tab('Rides'), 'aria-selected', 'true');
  await webkit.press(tab('Photos'));
  await webkit.press({ role: 'link', within: { role: 'list', name: 'Photos' } });
  await webkit.see(card(photoWords));
  await webkit.press(link(host.username, card(photoWords)));
  await webkit.see(heading(`${host.displayName}'s Profile`));
  await webkit.press(button('Follow'));
  await webkit.see(button('Following'));
});
