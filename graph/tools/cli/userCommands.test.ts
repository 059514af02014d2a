import { beforeAll, describe, expect, test } from 'vitest';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
beforeAll(async () => {
  environment = environmentOf(app);
  await app.member('Ada');
});

const { run, refusal } = commandLineIn(() => environment);

describe('members', () => {
  test('are made by the rules of signing up', async () => {
    expect(await refusal('user', 'create', 'a')).toMatch(/^Username must be 3 to 30 /);
    expect(await refusal('user', 'create', 'ADA')).toBe('Username already taken');
    expect(await refusal('user', 'create', 'bea', '--display-name', ' ')).toBe('Display name is required');
    expect(await refusal('user', 'create', 'bea', '--display-name', 'b'.repeat(51))).toMatch(/at most 50/);
  });

  test('get a password that nobody has thought of, another each time', async () => {
    const made = [await run('user', 'create', 'eva', '--json'), await run('user', 'create', 'evi', '--json')];
    const secrets = made.map(({ json }) => json.password);
    expect(new Set(secrets).size).toBe(2);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{20}$/);
    expect(made[0]?.json.displayName).toBe('eva');
    const login = await app.as(null).post('/api/auth/login', { username: 'eva', password: secrets[0] });
    expect(login.status).toBe(200);
  });

  test('who are unknown are refused by every command about members', async () => {
    for (const words of [
      ['user', 'password', 'nobody'],
      ['user', 'suspend', 'nobody'],
      ['export', 'user', 'nobody'],
    ]) {
      expect(await refusal(...words)).toMatch(/^(User|Member) not found$/);
    }
    const { error } = await run('user', 'suspend', 'nobody', '--json');
    expect(JSON.parse(error)).toEqual({ message: 'Member not found', code: 'NOT_FOUND' });
  });
});
