import { expect, test } from 'vitest';
import { useApp } from '../test/useApp.ts';

const app = useApp({ DEMO: '1' });

test('nobody is signed in who has not signed in: there is no token by default', async () => {
  expect(await app.run('select from session')).toEqual([]);
  for (const token of ['default', 'default-session', 'demo', 'session_id', 'null', 'test', '0'.repeat(43)]) {
    for (const [name, value] of [
      ['authorization', `Bearer ${token}`],
      ['cookie', `session_id=${token}`],
    ] as const) {
      expect((await app.with({ [name]: value }).get('/api/auth/me')).status).toBe(401);
    }
  }
});

test('a token is 256 bits of chance, another for each session', async () => {
  const ada = await app.member('ada');
  const signIn = () => app.as(null).post('/api/auth/login', { username: 'ada', password: 'correct-horse' });
  const tokens: string[] = [];
  for (let count = 0; count < 8; count += 1) tokens.push((await signIn()).body.sessionId as string);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    // No part of it reveals its member, and no part is the same in all tokens.
    expect(token).not.toContain(ada.id.slice(0, 8));
  }
  expect(new Set(tokens.map((token) => token.slice(0, 6))).size).toBe(tokens.length);
});
