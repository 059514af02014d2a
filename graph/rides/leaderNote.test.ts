import { beforeEach, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { sheetDoors } from '../test/sheetDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let ride: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben } = await app.cast('ada', 'ben'));
  ride = await app.ride(ada, { date: '2087-05-01' });
  await app.participate(ride, ben);
  await app.run('update ride_participant set leads_since = now() where post_id = $1', ride.id);
});

describe.each(sheetDoors)('the sheet by $name', ({ read, note }) => {
  test('has a note of at most 2,000 characters', async () => {
    expect((await note(app.as(ada), ride, ' Regroup at the weir ')).sheet?.note).toBe('Regroup at the weir');
    expect((await note(app.as(ada), ride, '  ')).sheet?.note).toBeNull();
    expect(await note(app.as(ada), ride, 'x'.repeat(2001))).toMatchObject({
      message: 'note must have at most 2,000 characters',
    });
  });

  test('keeps what another leader has written, if the writer says what they have read', async () => {
    const [ann, bob] = [app.as(ada), app.as(ben)];
    const conflict = { code: 'CONFLICT', message: expect.stringContaining('Another leader has changed the note') };
    expect((await note(ann, ride, 'At the weir', '')).sheet?.note).toBe('At the weir');
    expect(await note(bob, ride, 'At the mill', '')).toMatchObject(conflict);
    expect((await read(ann, ride)).sheet?.note).toBe('At the weir');
    // The same request again, as after a lost answer.
    expect((await note(ann, ride, 'At the weir', '')).sheet?.note).toBe('At the weir');
    expect((await note(bob, ride, 'At the mill', ' At the weir ')).sheet?.note).toBe('At the mill');
    expect(await note(ann, ride, '', 'At the weir')).toMatchObject(conflict);
    expect((await note(ann, ride, '')).sheet?.note).toBeNull();
    expect(await note(ann, ride, 'x', 'x'.repeat(2001))).toMatchObject({
      message: 'replaces must have at most 2,000 characters',
    });
  });
});
