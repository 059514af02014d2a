import { describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { authDoors, newcomer } from '../test/authDoors.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import { password } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();

const hiddenMessage = (field: string) => `${field} must not contain invisible characters`;

describe.each(authDoors)('signing up by $name', ({ register, login }) => {
  test.each(['admin', 'Root', 'sup.port', 'MODERATOR', 'oper_ator', 'sys-tem'])(
    'as %s is refused',
    async (username) => {
      const { fault } = await register(app.as(null), newcomer(username));
      expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'This username is reserved: choose another' });
    },
  );

  test.each(['support-team', 'cycle_chat_help', 'admin1x', 'Adm1n.jo', 'cyc1echat', '0perator_7', 'the.official'])(
    'as %s, which reads like a reserved name, is refused',
    async (username) => {
      const { fault } = await register(app.as(null), newcomer(username));
      expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: 'This username is reserved: choose another' });
    },
  );

  test.each(['adminton', 'supporter', 'Modesta', 'unofficially', 'team_sky', 'info.ada', 'rooter5'])(
    'as %s, which only begins like one, is possible',
    async (username) => {
      await app.run('delete from "user" where username = $1', username);
      expect((await register(app.as(null), newcomer(username))).fault).toBeNull();
    },
  );

  test('with a display name that speaks for the instance is refused, one that holds such a word is not', async () => {
    const signUp = (displayName: string) =>
      register(app.as(null), { ...newcomer(`named_${newId().slice(-8)}`), displayName });
    const message = 'This displayName is reserved: choose another';
    for (const displayName of [
      'Cycle Chat Support',
      'CycleChat',
      'Support Team',
      '\u0410\u0434min',
      'Ádmin',
      'Сусlе Chat',
    ]) {
      const { fault } = await signUp(displayName);
      expect([displayName, fault?.code]).toEqual([displayName, 'BAD_USER_INPUT']);
    }
    expect((await signUp('Support Team')).fault).toMatchObject({ message });
    for (const displayName of ['Modesta Ríos', 'Team Ada', 'Ada Root', 'Supporters of Hills', '林怡君']) {
      expect([displayName, (await signUp(displayName)).fault]).toEqual([displayName, null]);
    }
  });

  test('with a hidden character in the display name is refused', async () => {
    const { fault } = await register(app.as(null), { ...newcomer('hidden_one'), displayName: 'Ada\u202Eyranib' });
    expect(fault).toMatchObject({ code: 'BAD_USER_INPUT', message: hiddenMessage('displayName') });
  });

  test('with a foreign letter that looks alike within a word is refused, and names of any one alphabet pass', async () => {
    const signUp = (username: string, displayName: string) =>
      register(app.as(null), { ...newcomer(`${username}_${newId().slice(-8)}`), displayName });
    const message = 'displayName must not mix alphabets within a word: write each word in one';
    expect((await signUp('mixed', '\u0410da Lovelace')).fault).toEqual({ code: 'BAD_USER_INPUT', message });
    for (const displayName of ['Нина Белова', 'Нина (Nina)', '田中Ren']) {
      expect((await signUp('plain', displayName)).fault).toBeNull();
    }
  });

  test('does not shut out a member who has such a name already', async () => {
    await app.run('delete from "user" where username = $1', 'support');
    const { username } = await app.member('support');
    expect((await login(app.as(null), username, password)).fault).toBeNull();
  });
});

test('a profile takes no display name that speaks for the instance, and keeps one that it has', async () => {
  const grace = await app.member('grace');
  const change = (displayName: string) => app.as(grace).patch(`/api/users/${grace.id}`, { displayName });
  const message = 'This displayName is reserved: choose another';
  expect(await change('Cycle-Chat Help')).toMatchObject({ status: 400, body: { message, code: 'BAD_USER_INPUT' } });
  await app.run(`update "user" set display_name = 'Moderator' where id = $1`, grace.id);
  expect((await change('Moderator')).status).toBe(200);
});

test('a profile takes no display name with a hidden character', async () => {
  const ada = await app.member('ada');
  const { status, body } = await app.as(ada).patch(`/api/users/${ada.id}`, { displayName: 'A\u200Bda' });
  expect([status, body.message]).toEqual([400, hiddenMessage('displayName')]);
});

const eventPlan = ['--date', '2099-01-01', '--time', '07:00', '--location', 'Quay'];

test.each([
  ['group', 'name', ['group', 'create', 'Wheel\u200Bers', '--description', 'All of us']],
  ['event', 'title', ['event', 'create', 'Har\u202Ebour', ...eventPlan]],
])('the operator makes no %s with a hidden character in its %s', async (_noun, field, words) => {
  const { code, error } = await runHere(environmentOf(app), ...words);
  expect([code, error]).toEqual([1, expect.stringContaining(hiddenMessage(field))]);
});
