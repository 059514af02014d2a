import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { say } from '../platform/lib/say.ts';
import { type NodeProcess, startNode } from './nodeProcess.ts';
import { useApp } from './useApp.ts';

const mailCount = 10_000;
/** The share of mails after which a node is killed. */
const kills = [0.2, 0.45, 0.7];
/** The number of mails that a node sends at once: four of each of two kinds. */
const parallel = 8;

const app = useApp();
/** The ids of the accepted mails of each address, in order. */
const accepted = new Map<string, string[]>();
let acceptedCount = 0;
let smtp: SMTPServer;
let variables: Record<string, string>;
const nodes: NodeProcess[] = [];
/** The ids of the mails whose job was not committed when a node was killed. */
const fallen = new Set<string>();

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    maxClients: 100,
    onData(stream, { envelope }, done) {
      text(stream).then((mail) => {
        const id = /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) accepted.set(address, [...(accepted.get(address) ?? []), id]);
        acceptedCount += 1;
        done();
      }, done);
    },
  });
  // A killed node closes its connections in the middle.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  variables = {
    DATABASE_URL: String(app.backend.orm.config.get('clientUrl')),
    DEMO: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'rides@rides.example',
    // A node is ready once it prints an address with a port.
    PUBLIC_URL: 'https://rides.example:8443',
  };
});
afterAll(async () => {
  for (const node of nodes) await node.kill();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

/** Creates members. One half waits for a mail about a new follower, the other half for a digest with an event. */
async function stock(): Promise<void> {
  const ada = await app.member('ada');
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await app.event({ date: soon });
  await app.run(
    `insert into "user" (id, username, display_name, password_hash, time_zone)
     select new_id(), 'rider_' || n, 'Rider ' || n, 'x', 'UTC' from generate_series(1, $1) n`,
    mailCount,
  );
  const riders = `from "user" where username like 'rider\\_%'`;
  await app.run(
    `insert into mail_address (user_id, address, confirmed_at) select id, username || '@x.example', now() ${riders}`,
  );
  const isMailed = `substr(username, 7)::int <= $1`;
  await app.run(
    `insert into mail_preference (user_id, mail_kinds) select id, '{follow}' ${riders} and ${isMailed}`,
    mailCount / 2,
  );
  const local = `now() at time zone 'UTC'`;
  await app.run(
    `insert into mail_preference (user_id, digest_day, digest_hour)
     select id, extract(isodow from ${local}), extract(hour from ${local}) ${riders} and not ${isMailed}`,
    mailCount / 2,
  );
  await app.run(
    `insert into follow (follower_id, followed_id, created_at) select $1, id, now() - interval '5 minutes' ${riders}`,
    ada.id,
  );
  await app.run(
    `insert into notification (id, user_id, kind, subject_id, since, at)
     select new_id(), id, 'follow', id, now() - interval '6 minutes', now() - interval '5 minutes' ${riders} and ${isMailed}`,
    mailCount / 2,
  );
}

/** Kills a node, and notes the jobs that it may have left between the acceptance of a mail and the commit. */
async function kill(node: NodeProcess | undefined): Promise<void> {
  await node?.kill();
  const left = await app.run<{ id: string }>(
    `select data ->> 'mailId' as id from jobs.job where name in ('notifications.mail', 'digests.mail') and state = 'active'`,
  );
  for (const { id } of left) fallen.add(id);
}

const waiting = async () =>
  (
    await app.run<{ name: string }>(
      `select name from jobs.job where name in ('notifications.mail', 'digests.mail') and state in ('created', 'retry', 'active')`,
    )
  ).length;

test('each of many mails and digests is accepted once, or twice at most where its node was killed between the acceptance and the commit', async () => {
  await stock();
  const { jobs } = app.backend.services;
  const begin = Date.now();
  nodes.push(await startNode(variables), await startNode(variables));
  // The nodes run these themselves by the clock. Here they need not wait for it.
  for (const name of ['notifications.queue', 'digests.queue']) await jobs.add({ name }, 'now', {});
  for (const [index, share] of kills.entries()) {
    await vi.waitUntil(() => acceptedCount >= mailCount * share, { timeout: 600_000 });
    const place = index % nodes.length;
    await kill(nodes[place]);
    nodes[place] = await startNode(variables);
  }
  await vi.waitUntil(
    async () => {
      // The mails of a killed node need not wait for the time of their next attempt.
      await app.run(`update jobs.job set start_after = now() where state = 'retry'`);
      return accepted.size === mailCount && (await waiting()) === 0;
    },
    { timeout: 600_000, interval: 500 },
  );
  const doubled = [...accepted.values()].filter((ids) => ids.length > 1);
  const seconds = Math.round((Date.now() - begin) / 1000);
  say(`${mailCount} mails, ${kills.length} killed nodes, ${doubled.length} accepted twice, ${seconds} s`);
  expect([...accepted.keys()].sort()).toEqual(
    Array.from({ length: mailCount }, (_, index) => `rider_${index + 1}@x.example`).sort(),
  );
  for (const ids of doubled) {
    expect(ids).toHaveLength(2);
    // Mail programs can recognise the second one.
    expect(new Set(ids).size).toBe(1);
    expect([...fallen].some((mailId) => ids[0]?.includes(mailId))).toBe(true);
  }
  expect(doubled.length).toBeLessThanOrEqual(kills.length * parallel);
  expect((await jobs.failed()).length).toBe(0);
}, 1_800_000);
