import { afterAll, beforeAll, expect, test } from 'vitest';
import { environmentOf, runHere } from '../../test/commandLine.ts';
import { type MailServer, startMailServer } from '../../test/mailServer.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const send = (to: string) => runHere({ ...environmentOf(app), ...server.variables }, 'mail', 'test', '--to', to);

test('a test mail arrives, and the answer of the mail server is printed', async () => {
  const { code, out } = await send('ada@x.example');
  expect([code, out]).toEqual([0, expect.stringMatching(/^The mail server accepted the mail: 250 .+\n$/)]);
  const { subject, text } = await server.mailTo('ada@x.example');
  expect([subject, text]).toEqual(['A test mail', expect.stringContaining('The operator of https://rides.example')]);
});

test('a refusal says what the mail server said', async () => {
  server.refuseNext(1, 550, 'Relaying is denied');
  const { code, out, error } = await send('ben@x.example');
  expect([code, out]).toEqual([1, '']);
  expect(error).toMatch(/^The mail was not sent: .*550 Relaying is denied\n$/);
});

test('a wrong address and a missing mail server are named', async () => {
  expect(await send('ben')).toMatchObject({ code: 1, error: 'to must be an e-mail address\n' });
  const { code, error } = await runHere(environmentOf(app), 'mail', 'test', '--to', 'ben@x.example');
  expect([code, error]).toEqual([1, expect.stringMatching(/^This instance sends no mail: .+SMTP_URL/)]);
});
