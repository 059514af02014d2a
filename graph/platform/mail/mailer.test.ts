import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../test/mailServer.ts';
import { readEnv } from '../env/env.ts';
import type { Letter } from './Letter.ts';
import { type Mailer, makeMailer } from './mailer.ts';
import { sayInstant } from './renderLetter.ts';

let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  const { mail } = readEnv(server.variables);
  if (mail) mailer = makeMailer(mail);
});
afterAll(() => server.close());

const letter: Letter = {
  subject: 'A ride to <Zürich> & back',
  paragraphs: ['Hello <b>Ada</b>,', 'Bring "lights" & a pump.'],
  link: { label: 'See the ride', url: 'https://rides.example/post/1?a=1&b=2' },
  notes: ['Until noon.'],
};
const send = (id: string, facts: Partial<Letter> = {}) =>
  mailer.send({ ...letter, ...facts, id, to: `${id}@x.example` });

test('a mail has the same content as text and as HTML, where every value is escaped', async () => {
  await send('both');
  const mail = await server.mailTo('both@x.example');
  expect(mail.subject).toBe(letter.subject);
  expect(mail.text).toBe(
    'Hello <b>Ada</b>,\n\nBring "lights" & a pump.\n\nSee the ride:\nhttps://rides.example/post/1?a=1&b=2\n\nUntil noon.\n',
  );
  const html = String(mail.html);
  expect(html).toContain('<p>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>');
  expect(html).toContain('<p>Bring &quot;lights&quot; &amp; a pump.</p>');
  expect(html).toContain('<a href="https://rides.example/post/1?a=1&amp;b=2"');
  expect(html).toContain('Until noon.');
  expect(mail.from?.text).toBe('"Cycle Chat" <rides@rides.example>');
  expect(mail.messageId).toBe('<both@rides.example>');
});

test('a mail has the name of the instance before the address of its sender', async () => {
  const { mail } = readEnv(server.variables);
  if (!mail) throw new Error('The server has settings');
  const named = (name: string) => makeMailer(mail, () => name).send({ ...letter, id: 'named', to: 'named@x.example' });
  await named('Mühle, "Riders" <evil@x.example>');
  const { from } = await server.mailTo('named@x.example');
  expect(from?.value).toEqual([{ name: 'Mühle, "Riders" <evil@x.example>', address: 'rides@rides.example' }]);
});

test('a mail has the headers of an unsubscription in one click only if it names its address', async () => {
  await send('account');
  expect((await server.mailTo('account@x.example')).headers.has('list')).toBe(false);
  const unsubscribeUrl = 'https://rides.example/mail/stop/1';
  await send('digest', { unsubscribeUrl });
  const { headers, headerLines, text } = await server.mailTo('digest@x.example');
  expect(headers.get('list')).toMatchObject({ unsubscribe: { url: unsubscribeUrl } });
  expect(headerLines.map(({ line }) => line)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text).toContain(unsubscribeUrl);
});

test('the error of a refused mail says what the server said, without the address and the links', async () => {
  server.refuseNext(1, 550, 'spam@x.example sends https://rides.example/reset/secret');
  await expect(send('spam')).rejects.toThrow(/^The mail was not sent: .*550 <address> sends <link>$/);
  const failure: unknown = await mailer
    .send({ ...letter, id: 'x', to: 'x@x.example' })
    .then(() => server.close())
    .then(() => send('late'))
    .catch((error: unknown) => error);
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('late@x.example');
});

test('an instant is said in a time zone', () => {
  const instant = new Date('2026-07-01T22:30:00Z');
  expect(sayInstant(instant, 'Europe/Berlin')).toBe('2 July 2026 at 00:30 CEST');
  expect(sayInstant(instant, 'UTC')).toBe('1 July 2026 at 22:30 UTC');
});
