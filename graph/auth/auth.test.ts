import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const newcomer = (username: string) => ({
  username,
  displayName: 'Grace Vos',
  password: 'hill-climb',
  confirmPassword: 'hill-climb',
});

describe('register', () => {
  test('opens an account and a session at once', async () => {
    const { status, headers, body } = await app.as(null).post('/api/auth/register', newcomer('grace_v'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: 'grace_v', displayName: 'Grace Vos', monthlyGoal: 250, email: null });
    expect(body).not.toHaveProperty('passwordHash');
    expect(headers.get('set-cookie')).toMatch(
      /^session_id=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const me = await fetch(`${app.url}/api/auth/me`, { headers: { authorization: `Bearer ${body.sessionId}` } });
    expect(await me.json()).toMatchObject({ id: body.id });
  });
});
void password;
