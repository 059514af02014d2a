import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { mostHours, windowCloses } from '../model/contacts/contactWindow.ts';
import { rideMinutes } from '../model/rides/rideMinutes.ts';
import { environmentOf, runHere } from '../test/commandLine.ts';
import type { Member } from '../test/factories.ts';
import { runs } from '../test/runs.ts';
import { useApp } from '../test/useApp.ts';
import { exportUser } from '../users/exportUser.ts';

// Where an emergency contact is, and where it must never be.

const app = useApp();
const minute = 60_000;
const note = 'Carries an adrenaline pen';
let ada: Member;
let ben: Member;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  const input = { contactName: 'Maud Ray', contactPhone: '01632 960123', medicalNote: note };
  await app.as(ben).put(`/api/users/${ben.id}/emergency-contact`, input);
});

const exportedFor = async (viewer: Member) => {
  let text = '';
  const source = { sql: app.backend.sql, now: new Date(), viewer };
  for await (const piece of await exportUser(source, ben.id)) text += piece;
  return text;
};

test('the export of its member has it, and no other export', async () => {
  expect(JSON.parse(await exportedFor(ben))).toMatchObject({
    emergencyContact: [{ contactName: 'Maud Ray', medicalNote: note }],
    emergencyReadings: [],
  });
  expect(await exportedFor(ada)).not.toContain(note);
  const { out } = await runHere(environmentOf(app), 'export', 'user', 'ben');
  expect(JSON.parse(out).account.username).toBe('ben');
  expect(out).not.toContain('emergency');
});

test('the search does not find it', async () => {
  for (const word of ['adrenaline', 'Maud', '960123']) {
    const { body } = await app.as(ada).get(`/api/search?q=${word}`);
    expect(JSON.stringify(body)).not.toContain(ben.id);
  }
});

test('it is deleted with the account', async () => {
  const { cleo } = await app.cast('cleo');
  await app.as(cleo).put(`/api/users/${cleo.id}/emergency-contact`, { medicalNote: 'None' });
  await app.run('delete from "user" where id = $1', cleo.id);
  expect(await app.run('select from emergency_contact where user_id = $1', cleo.id)).toEqual([]);
});

test('the window ends 6 hours after the end that the code reads, at most a day after the start, whatever the author writes as the duration', async () => {
  const words = fc.array(
    fc.constantFrom(
      '1',
      '2',
      '30',
      '95',
      '1.5',
      ':',
      ',5',
      '.',
      ' ',
      '\u00a0',
      'h',
      'H',
      'hrs',
      'm',
      'M',
      'min',
      'mins',
      'é',
      '_',
      'miles',
      'all day',
    ),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 20, maxLength: 20 }), async (texts) => {
      const durations = texts.map((parts) => parts.join('').trim());
      const startsAt = new Date();
      const rows = await app.run<{ closes: Date }>(
        `select ${windowCloses({ ride: 'r', joinedAt: 'now()' })} as closes
         from unnest($1::text[]) with ordinality given(duration, place)
         cross join lateral (select given.duration, $2::timestamptz as starts_at, null::timestamptz as start_moved_at,
           null::timestamptz as known_until, null::timestamptz as known_start, null::timestamptz as known_end, null::timestamptz as replanned_at) r order by place`,
        ...[durations, startsAt],
      );
      const expected = durations.map((duration) => {
        const minutes = Math.min(rideMinutes(duration), mostHours * 60) + 6 * 60;
        return new Date(startsAt.getTime() + minutes * minute);
      });
      expect(rows.map(({ closes }) => closes)).toEqual(expected);
    }),
    { numRuns: runs(100) },
  );
}, 300_000);
