import { expect, test } from 'vitest';
import { loggedError } from './loggedError.ts';

test('of what PostgreSQL tells of an error the row stays out, and what found it remains', () => {
  const detail = 'Failing row contains (0199, ada, ada@rides.example, $argon2id$v=19$…).';
  const refused = Object.assign(new Error('new row violates a check constraint'), {
    code: '23514',
    table: 'user',
    constraint: 'user_unlucky',
    detail,
    where: 'SQL statement with ada@rides.example',
  });
  const logged = loggedError(new Error('The write has failed', { cause: refused }));
  expect(JSON.stringify(logged)).not.toContain('ada@rides.example');
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'The write has failed',
    stack: expect.stringContaining('loggedError.test.ts'),
    cause: { message: 'new row violates a check constraint', code: '23514', table: 'user', constraint: 'user_unlucky' },
  });
});

test('the row stays out too where it has come into the words', () => {
  const error = new Error('new row violates "unlucky"\n - detail: Failing row contains (ada,\nada@rides.example).');
  expect(JSON.stringify(loggedError(error))).not.toContain('ada@rides.example');
  expect(loggedError(error)).toMatchObject({
    message: 'new row violates "unlucky"',
    stack: expect.stringMatching(/^Error: new row violates "unlucky"\n +at /),
  });
});

test('of what a driver was to send nothing is told', () => {
  const failed = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    command: { name: 'auth', args: ['rider', 'hidden'] },
  });
  expect(JSON.stringify(loggedError(failed))).not.toContain('hidden');
  expect(loggedError(failed)).toMatchObject({ code: 'ECONNREFUSED' });
});

test.each([undefined, null, 'hidden', { password: 'hidden' }, 7])('%j, which is no error, is not told', (thrown) => {
  expect(JSON.stringify(loggedError(thrown))).not.toContain('hidden');
});
