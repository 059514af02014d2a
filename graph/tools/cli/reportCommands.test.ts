import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
