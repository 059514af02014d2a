import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphQLAnswer } from '../test/caller.ts';
import { type Member, password } from '../test/factories.ts';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';
import { recovery } from '../test/recoveries.ts';
import { countSql } from '../test/sqlCounter.ts';

// The times of one run are compared with each other: the load of the machine is the same for both kinds.

const rounds = 200;
let app: TestApp;
let asker: Member;
beforeAll(async () => {
  app = await startApp({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'rides@rides.example',
    PUBLIC_URL: 'https://rides.example',
    RATE_LIMITS: '{"mails":100000,"reads":100000,"writes":100000,"signIns":100000}',
  });
  asker = await app.member('asker');
  for (let index = 0; index < rounds; index++) {
    const { id } = await app.member(`rider${index}`);
    await app.run(
      `insert into mail_address (user_id, address, confirmed_at) values ($1, $2, now())`,
      id,
      `rider${index}@x.example`,
    );
  }
});
afterAll(() => app.close());

type Ask = (what: string) => Promise<GraphQLAnswer>;
const ask: Ask = (account) => recovery.request(app.as(null), account);
const change: Ask = (address) => recovery.change(app.as(asker), address);

async function timeOf(ask: Ask, what: string, answer: object): Promise<number> {
  const began = performance.now();
  const { data } = await ask(what);
  const time = performance.now() - began;
  expect(data).toEqual(answer);
  return time;
}

const isOk = () => ({ requestPasswordReset: { ok: true } });
const waits = (pending: string) => ({ changeMailAddress: { user: { mailAddress: { address: null, pending } } } });
const address = (name: string) => (index: number) => `${name}${index}@x.example`;

/** The probability that a time of the first list is longer than one of the second. 0.5: neither is longer. */
function advantage(first: readonly number[], second: readonly number[]): number {
  const longer = first.flatMap((one) => second.map((other) => (one > other ? 1 : 0)));
  return longer.reduce<number>((sum, each) => sum + each, 0) / longer.length;
}

test.each([
  ['known and unknown usernames', ask, isOk, (index: number) => `rider${index}`, (index: number) => `ghost${index}`],
  ['known and unknown addresses', ask, isOk, address('rider'), address('ghost')],
  ['taken and free new addresses', change, waits, address('rider'), address('free')],
])('%s have the same response in the same time', async (_kind, call, answerTo, known, unknown) => {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  const timed = (what: string) => timeOf(call, what, answerTo(what));
  await timed('warm-up@x.example');
  for (let index = 0; index < rounds; index++) {
    const first = async () => ofKnown.push(await timed(known(index)));
    const second = async () => ofUnknown.push(await timed(unknown(index)));
    // Each kind is as often the first.
    for (const each of index % 2 ? [second, first] : [first, second]) await each();
  }
  // With 200 pairs the standard error is 0.03.
  expect(advantage(ofKnown, ofUnknown)).toBeGreaterThan(0.36);
  expect(advantage(ofKnown, ofUnknown)).toBeLessThan(0.64);
});

test('a sign-in on a new device sends the same number of statements with and without an address', async () => {
  await app.member('without');
  const signIn = (username: string, secret: string) =>
    app.as(null).post('/api/auth/login', { username, password: secret });
  const countsOf = async (secret: string, ...names: string[]) => {
    const counts = [];
    for (const name of names) counts.push(await countSql(app, () => signIn(name, secret)));
    return new Set(counts);
  };
  expect((await signIn('rider1', password)).status).toBe(200);
  expect((await countsOf(password, 'rider2', 'without', 'rider3')).size).toBe(1);
  expect((await countsOf('wrong-horse', 'rider4', 'without', 'nobody')).size).toBe(1);
});

test('known and unknown accounts send the same number of statements', async () => {
  await ask('first');
  const counts = [];
  for (const account of ['rider0 ', 'nobody', 'rider0@x.example', 'nobody@x.example']) {
    await app.run('delete from jobs.job');
    counts.push(await countSql(app, () => ask(account)));
  }
  expect(new Set(counts).size).toBe(1);
});

test('taken and free new addresses send the same number of statements', async () => {
  await change('first@x.example');
  const counts = [];
  for (const address of ['rider0@x.example', 'nobody@x.example', 'RIDER1@x.example']) {
    await app.run('delete from jobs.job');
    counts.push(await countSql(app, () => change(address)));
  }
  expect(new Set(counts).size).toBe(1);
});
