import { expect, test } from 'vitest';
import { refusal } from '../../test/refusal.ts';
import { readEnv } from './env.ts';

test('SMTP_URL names a mail server, and needs a sender and a public address', () => {
  const sender = { MAIL_FROM: 'Cycle Chat <rides@rides.example>', PUBLIC_URL: 'https://rides.example' };
  expect(readEnv({ ...sender, SMTP_URL: 'smtp://ri%40der:p%2Fw@mail.example' }).mail).toEqual({
    host: 'mail.example',
    port: 587,
    isTls: false,
    needsTls: true,
    login: { user: 'ri@der', pass: 'p/w' },
    from: sender.MAIL_FROM,
  });
  const { mail } = readEnv({ ...sender, SMTP_URL: 'smtps://[::1]:2465' });
  expect(mail).toMatchObject({ host: '::1', port: 2465, isTls: true, needsTls: false });
  expect(readEnv(sender).mail).toBeUndefined();
  const SMTP_URL = 'smtp://127.0.0.1:25';
  expect(refusal({ SMTP_URL, PUBLIC_URL: sender.PUBLIC_URL })).toMatch(/^MAIL_FROM is not set, but SMTP_URL is: /);
  expect(refusal({ SMTP_URL, MAIL_FROM: sender.MAIL_FROM })).toMatch(/^PUBLIC_URL is not set, but SMTP_URL is: /);
});
