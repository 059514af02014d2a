import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetReportedTexts } from '../../reports/reports.ts';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import type { Member } from '../../test/factories.ts';
import { nobodysId } from '../../test/hostile.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
let ada: Member;
beforeAll(async () => {
  environment = environmentOf(app);
  ada = await app.member('Ada');
});

const { run, refusal } = commandLineIn(() => environment);

describe('reports', () => {
  beforeEach(() => app.run('delete from report'));

  async function file(targetType: string, targetId: string, reason: string): Promise<string> {
    return (await app.as(ada).post('/api/reports', { targetType, targetId, reason })).body.reportId;
  }

  test('are closed by a removal of their thing or of what it belongs to, which says how many', async () => {
    const [post, other] = [await app.post(ada), await app.post(ada)];
    const comment = await app.comment(ada, post);
    const closed = [await file('post', post.id, 'Rude'), await file('comment', comment.id, 'Loud')];
    const left = await file('post', other.id, 'Odd');
    const grounds = ['--reason', 'spam', '--words', 'Sales'];
    for (const id of closed)
      expect(await refusal('content', 'remove', id, ...grounds)).toContain('This is the id of a report');
    const removed = await run('content', 'remove', post.id, ...grounds);
    expect(removed.out).toContain(`Removed the post ${post.id}. Closed 2 reports. To restore it: `);
    const reports = (await run('report', 'list', '--all', '--json')).json as {
      id: string;
      resolution: string | null;
    }[];
    expect(new Map(reports.map(({ id, resolution }) => [id, resolution]))).toEqual(
      new Map([...closed.map((id) => [id, 'Removed: Sales'] as const), [left, null]]),
    );
    const acts = (await run('log', '--limit', '3', '--json')).json as {
      verb: string;
      targetId: string;
      targetName: string | null;
    }[];
    expect(acts.map(({ targetName }) => targetName)).toEqual([ada.username, ada.username, ada.username]);
    expect(
      acts
        .filter(({ verb }) => verb === 'report resolve')
        .map(({ targetId }) => targetId)
        .toSorted(),
    ).toEqual(closed.toSorted());
    const { out, json } = await run('content', 'remove', comment.id, ...grounds);
    expect([out, json]).toEqual(['', null]);
    expect((await run('content', 'remove', other.id, ...grounds, '--json')).json).toMatchObject({ closedReports: 1 });
  });

  test('tell of what they are about, and that it is gone', async () => {
    const dan = await app.member('dan', { displayName: 'Dan Dare' });
    const ride = await app.ride(dan, { date: '2087-01-01', content: 'Up the wall' });
    await app.run(`insert into comment (id, post_id, author_id, content) values ($1, $1, $2, 'Ouch')`, ride.id, dan.id);
    await app.run(
      `insert into moment (id, post_id, author_id, address, timestamp) values ($1, $1, $2, 'The wall', now())`,
      ride.id,
      dan.id,
    );
    await file('user', dan.id, 'Rude');
    await file('ride', ride.id, 'Too steep');
    await file('comment', ride.id, 'Loud');
    await file('moment', ride.id, 'Odd');
    const told = async () =>
      (await run('report', 'list', '--json')).json.map(
        ({ targetType, author, excerpt, postId }: Record<string, unknown>) => ({ targetType, author, excerpt, postId }),
      );
    const person = { targetType: 'user', author: 'dan', excerpt: 'Dan Dare', postId: null };
    expect(await told()).toEqual([
      person,
      { targetType: 'post', author: 'dan', excerpt: 'Up the wall', postId: ride.id },
      { targetType: 'comment', author: 'dan', excerpt: 'Ouch', postId: ride.id },
      { targetType: 'moment', author: 'dan', excerpt: 'The wall', postId: ride.id },
    ]);
    await app.as(dan).delete(`/api/posts/${ride.id}`);
    const gone = { author: null, excerpt: null, postId: null };
    const kinds = ['post', 'comment', 'moment'];
    expect(await told()).toEqual([person, ...kinds.map((targetType) => ({ targetType, ...gone }))]);
    expect((await run('report', 'list')).out).toContain('  a deleted post, reported by Ada\n');
  });

  test('of a group and an event name the page instead of an author, until a removal takes them down', async () => {
    const group = await app.group('Night owls', ada);
    const event = await app.event({ title: 'Lantern ride', date: '2087-01-01' });
    await file('group', group.id, 'Rude');
    await file('event', event.id, 'A race');
    const { out } = await run('report', 'list');
    expect(out).toContain('  a group, reported by Ada\n  Reason: Rude\n  It says: Night owls');
    expect(out).toContain(`  See /groups/${group.id}`);
    expect(out).toContain('  an event, reported by Ada\n  Reason: A race\n  It says: Lantern ride Harbour Gate\n');
    expect((await run('content', 'find', 'lantern')).out).toMatch(new RegExp(`^${event.id} .* an event\n`));
    const address = `https://rides.example/events/${event.id}`;
    const removed = await run('content', 'remove', address, '--reason', 'danger-on-the-road', '--words', 'A race');
    expect(removed.out).toContain(`Removed the event ${event.id}. Closed 1 report. To restore it: `);
    expect((await run('report', 'list', '--all')).out).toContain('  a deleted event, reported by Ada\n');
    expect((await app.as(ada).get(`/api/events/${event.id}/event.ics`)).status).toBe(404);
  });

  test('keep the text of the time, and show the current text beside it after an edit', async () => {
    const gil = await app.member('Gil');
    const text = `${'😀'.repeat(200)}first`;
    const post = await app.post(gil, { content: text });
    const id = await file('post', post.id, 'Rude');
    await file('user', gil.id, 'Odd');
    const listed = () => run('report', 'list').then(({ out }) => out);
    expect(await listed()).toContain(`  It says: ${'😀'.repeat(200)}\n`);
    await app.as(gil).put(`/api/posts/${post.id}`, { content: 'Lovely day' });
    await app.as(gil).patch(`/api/users/${gil.id}`, { bio: 'I ride' });
    const out = await listed();
    expect(out).toContain(`  It said when reported: ${'😀'.repeat(200)}\n  It says now: Lovely day\n`);
    expect(out).toContain('  It said when reported: Gil\n  It says now: Gil I ride\n');
    const shown = await run('report', 'show', id);
    expect(shown.out).toContain(`  It said when reported: ${text}\n  It says now: Lovely day\n`);
    expect((await run('report', 'show', id, '--json')).json).toMatchObject({
      reportedText: text,
      excerpt: 'Lovely day',
    });
    for (const unknown of [nobodysId, 'x']) expect(await refusal('report', 'show', unknown)).toBe('Report not found');
  });

  test('keep at most 2,000 characters, and none of what is deleted', async () => {
    const fay = await app.member('fay');
    const kept = await app.post(fay, { content: 'x'.repeat(3000) });
    const gone = await app.post(fay, { content: 'Gone' });
    for (const { id } of [kept, gone]) await file('post', id, 'Rude');
    await app.as(fay).delete(`/api/posts/${gone.id}`);
    const { json } = await run('report', 'list', '--json');
    expect(json.map(({ reportedText }: { reportedText: string }) => reportedText)).toEqual(['x'.repeat(2000), null]);
    await forgetReportedTexts(app.backend.sql);
    const rows = await app.run<{ reported_text: string }>('select reported_text from report order by created_at, id');
    expect(rows.map(({ reported_text }) => reported_text?.length)).toEqual([2000, undefined]);
  });

  test('show control and format characters of members as escapes, in words and in JSON', async () => {
    const reason = 'x\u001b]52;c;ZXZpbA==\u0007\u009b2K\u202egnitirw\u{e0041} and\r\nmore';
    await file('user', (await app.member('eve')).id, reason);
    const { out } = await run('report', 'list');
    expect(out).toContain('  Reason: x\\u001b]52;c;ZXZpbA==\\u0007\\u009b2K\\u202egnitirw\\udb40\\udc41 and more\n');
    const inJson = await run('report', 'list', '--json');
    expect(out + inJson.out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(inJson.json[0].reason).toBe(reason);
  });

  test('are resolved once, with a word about it', async () => {
    const id = await file('user', (await app.member('odo')).id, 'Rude');
    expect(await refusal('report', 'resolve', id, '--note', ' ')).toBe('note must describe the action that was taken');
    expect(await run('report', 'resolve', id, '--note', 'Talked')).toMatchObject({ code: 0, out: `Resolved ${id}.\n` });
    expect(await refusal('report', 'resolve', id, '--note', 'Again')).toBe('This report is already resolved');
    for (const unknown of [nobodysId, 'x']) {
      expect(await refusal('report', 'resolve', unknown, '--note', 'x')).toBe('Report not found');
    }
    expect((await run('report', 'list')).out).toBe('There are no open reports.\n');
    expect((await run('report', 'list', '--all')).out).toMatch(/\n {2}Resolved .+ UTC: Talked\n$/);
  });
});
