import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Member } from '../../test/factories.ts';
import { storm } from '../../test/storm.ts';
import { useApp } from '../../test/useApp.ts';
import { whilePlacesLocked } from '../../test/whileLocked.ts';
import { visitorAt } from '../lib/access.ts';
import { doors } from '../limits/doors.ts';
import { countFor, forkOf, holdConnection } from './connectionPlaces.ts';
import { inTransaction } from './inTransaction.ts';

const { running, waiting } = doors.transaction;
const settle = () => new Promise((resolve) => setImmediate(resolve));

// The time is long enough for a busy machine, because the statements fail after it.
const app = useApp({ TRUST_PROXY: '1', QUERY_LIMITS: '{"seconds":120}', RATE_LIMITS: '{"writes": 10000}' });
const managerOf = (name: string): EntityManager => countFor(app.backend.orm.em.fork(), visitorAt(name));

/** Work that holds connections until the test says so. */
function heldWork() {
  const end = Promise.withResolvers<void>();
  let begun = 0;
  const hold = (em: EntityManager) =>
    holdConnection(em, async () => {
      begun += 1;
      await end.promise;
    });
  return { hold, begun: () => begun, end: () => end.resolve() };
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('the connections that a caller holds', () => {
  test('are its share, and the rest waits or is refused', async () => {
    const { hold, begun, end } = heldWork();
    const em = managerOf('ada');
    const held = times(running.ofOne + waiting.ofOne, () => hold(forkOf(em)));
    await expect(hold(em)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await settle();
    expect(begun()).toBe(running.ofOne);
    end();
    await Promise.all(held);
    expect(begun()).toBe(held.length);
  });

  test('leave some to others, and to the work of the server itself', async () => {
    const { hold, begun, end } = heldWork();
    const mine = times(running.ofOne * 2, () => hold(managerOf('ada')));
    await settle();
    expect(begun()).toBe(running.ofOne);
    await inTransaction(managerOf('ben'), async (em) => em.execute('select 1'));
    const served = times(running.ofOne * 2, () => hold(app.backend.orm.em.fork()));
    await settle();
    expect(begun()).toBe(2 * running.ofOne);
    await inTransaction(managerOf('ben'), async (em) => em.execute('select 1'));
    end();
    await Promise.all([...mine, ...served]);
  });

  test('are free again after work that fails', async () => {
    for (const _ of times(running.ofOne + 1, () => null)) {
      const failing = inTransaction(managerOf('ada'), async () => Promise.reject(new Error('lost')));
      await expect(failing).rejects.toThrow('lost');
    }
    await expect(inTransaction(managerOf('ada'), async () => 'done')).resolves.toBe('done');
  });

  test('do not run out when each transaction begins another one', async () => {
    const begun = Promise.withResolvers<void>();
    let count = 0;
    const nested = times(running.ofOne, () => {
      const em = managerOf('ada');
      return inTransaction(em, async (transaction) => {
        count += 1;
        if (count === running.ofOne) begun.resolve();
        await begun.promise;
        await inTransaction(transaction, async (inner) => inner.execute('select 1'));
        return inTransaction(em, async (other) => other.execute<{ one: number }[]>('select 1 as one'));
      });
    });
    expect(await Promise.all(nested)).toEqual(times(running.ofOne, () => [{ one: 1 }]));
  });

  test('count for work that outlives the transaction that began it', async () => {
    const { hold, begun, end } = heldWork();
    const over = Promise.withResolvers<void>();
    const late: Promise<void>[] = [];
    await inTransaction(managerOf('ada'), async () => {
      late.push(...times(running.ofOne + 1, () => over.promise.then(() => hold(managerOf('ada')))));
    });
    over.resolve();
    await over.promise;
    await settle();
    expect(begun()).toBe(running.ofOne);
    end();
    await Promise.all(late);
  });
});

describe('a member whose many changes wait for a lock of their own', () => {
  let ada: Member;
  let ben: Member;
  beforeAll(async () => {
    ada = await app.member('ada');
    ben = await app.member('ben');
    await app.post(ben, { content: 'Uphill' });
  });

  const from = async (member: Member, address: string) =>
    app.with({ authorization: `Bearer ${await app.tokenOf(member)}`, 'x-forwarded-for': address });

  const waiters = async () =>
    (await app.run(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .length;

  test('holds its share of the connections, and the feed of another member is read meanwhile', async () => {
    const [adas, bens] = [await from(ada, '198.51.100.1'), await from(ben, '198.51.100.2')];
    const zone = `mutation ($label: String!) {
      createPrivacyZone(input: { label: $label, lat: 53.2, lng: -2.9, radius: 0.5 }) { privacyZone { id } } }`;
    const { asked } = await whilePlacesLocked(app, ada.id, async () => {
      const asked = storm(60, (index) => adas.query(zone, { label: `Place ${index}` }));
      await vi.waitUntil(async () => (await waiters()) >= running.ofOne, { timeout: 60_000 });
      const { data, error } = await bens.query('{ feed(first: 1) { nodes { content } } }');
      expect([data?.feed.nodes, error]).toEqual([[{ content: 'Uphill' }], null]);
      // A change of another member has a connection too.
      expect(
        (await bens.query('mutation { updateProfile(input: { bio: "Hills" }) { user { bio } } }')).error,
      ).toBeNull();
      expect(await waiters()).toBe(running.ofOne);
      return { asked };
    });
    // The eleventh zone is refused, and nothing fails.
    const codes = (await asked).map(({ error }) => error?.code ?? 'made');
    expect(codes.toSorted()).toEqual([...times(50, () => 'CONFLICT'), ...times(10, () => 'made')]);
  }, 300_000);
});
