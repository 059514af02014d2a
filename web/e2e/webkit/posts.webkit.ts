import { randomUUID } from 'node:crypto';
import { Key } from 'selenium-webdriver';
import { register } from '../people.ts';
import { publish } from '../publish.ts';
import { expect, signIn, test } from './journey.ts';
import { button, card, dialog, field, link, text } from './target.ts';

test('the address of a comment opens its post, and the comment is ringed', async ({ webkit, request }) => {
  await register(request);
  const postId = await publish(request, `Who rides on Sunday? ${randomUUID()}`);
  const ids: string[] = [];
  for (let number = 1; number <= 26; number += 1) {
    const data = { postId, content: `Rider number ${number}` };
    ids.push((await (await request.post('/api/comments', { data })).json()).id);
  }
  await webkit.open(`/post/${postId}#comment-${ids[24]}`);
  const ringed = { css: '[data-ringed]', has: 'Rider number 25' };
  await webkit.seeFocus(ringed);
  const isInWindow = await webkit.run(
    (each) => {
      const { top, bottom } = (each as unknown as Element).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    },
    await webkit.see(ringed),
  );
  expect(isInWindow).toBe(true);
  await webkit.seeNone({ css: '[data-ringed]' });
  await webkit.press(button('24 comments before this one'));
  await webkit.see(text('Rider number 24'));
});

test('the number of likes opens who likes a post, with a way to follow them', async ({ webkit, request }) => {
  const rider = await register(request);
  const words = `Sunrise over the mill ${randomUUID()}`;
  const postId = await publish(request, words);
  const { displayName } = await register(request);
  await request.post('/api/likes/toggle', { data: { postId } });
  await signIn(webkit, rider);
  await webkit.press(button('1: see who likes this', card(words)));
  const likes = dialog('Likes');
  await webkit.press(button(`Follow ${displayName}`, likes));
  await webkit.see(button(`Following ${displayName}`, likes));
  await webkit.keys(Key.ESCAPE);
  await webkit.seeNone(likes);
  await webkit.press(link(/open this post$/, card(words)));
  await webkit.seeAddress(`/post/${postId}`);
});

test('an author is suggested after an @ in a comment', async ({ webkit, request }) => {
  const author = await register(request);
  const postId = await publish(request, `Who rides on Sunday? ${randomUUID()}`);
  await signIn(webkit, await register(request));
  await webkit.open(`/post/${postId}`);
  const box = field('Write a comment...');
  await webkit.type(box, `I do, @${author.username.slice(0, 4)}`);
  await webkit.see({ role: 'option', has: `@${author.username}` });
  await webkit.keys(Key.ENTER);
  await webkit.until('the name in the comment', async () => {
    return (await (await webkit.see(box)).getAttribute('value')) === `I do, @${author.username} `;
  });
  await webkit.press(button('Send'));
  await webkit.see(link(`@${author.username}`, { role: 'region', name: 'Comments' }));
});

test('a draft survives a reload', async ({ webkit, request }) => {
  await signIn(webkit, await register(request));
  const composer = { role: 'dialog' };
  const words = `Half a thought ${randomUUID()}`;
  await webkit.press(button('Post'));
  await webkit.type({ role: 'textbox', within: composer }, words);
  await webkit.reload();
  await webkit.press(button('Post'));
  await webkit.see(text(words, composer));
  await webkit.press(button('Post', composer));
  await webkit.see(card(words));
});
