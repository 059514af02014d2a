import { randomUUID } from 'node:crypto';
import { register } from '../people.ts';
import { publishRide } from '../publishRide.ts';
import { expect, signIn, test } from './journey.ts';
import { button, card, heading, link, tab } from './target.ts';

test('the next ride counts down, and the tabs hold what is ahead, saved and past', async ({ webkit, request }) => {
  const [ahead, past, kept] = ['ahead', 'past', 'kept'].map((kind) => `A ride ${kind} ${randomUUID()}`) as [
    string,
    string,
    string,
  ];
  await register(request);
  const id = await publishRide(request, { inDays: 9, content: kept });
  const rider = await register(request);
  await publishRide(request, { inDays: 2, content: ahead });
  await publishRide(request, { inDays: -7, content: past });
  expect((await request.post(`/api/rides/${id}/save`)).ok()).toBe(true);
  await signIn(webkit, rider);

  await webkit.open('/rides');
  const next = { role: 'region', name: ahead };
  await webkit.see({ role: 'timer', within: next });
  await webkit.press(tab(/^Saved/));
  await webkit.see(card(kept));
  await webkit.press(tab(/^Past/));
  await webkit.see(card(past));
  await webkit.press(link(past));
  await webkit.seeAddress(/^\/post\//);
  await webkit.goBack();
  await webkit.seeAddress('/rides?tab=past');
  await webkit.see(card(past));
  await webkit.press(tab(/^Saved/));
  await webkit.press(button('Remove', card(kept)));
  await webkit.see(heading('No saved rides yet'));

  await webkit.press(tab(/^Going/));
  await webkit.press(button('I cannot come', next));
  await webkit.see(heading('No rides ahead'));
});
