import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import { type Made, type Member, password } from '../test/factories.ts';
import type { MomentOutcome } from '../test/momentDoors.ts';
import { momentDoors } from '../test/momentDoors.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { makeZone, rideOn } from '../test/routeDoors.ts';
import { useApp } from '../test/useApp.ts';
import { onePlaceBehindOther, waitForWaiting, whileMomentLocked } from '../test/whileLocked.ts';

// A privacy zone can be created between the arrival of a point and its storage.

const square = { lat: 51.5, lng: 0.12, radius: 0.4 };
const point = { lat: 51.5005, lng: 0.1203 };
const location = { ...point, address: 'The square' };
const bare = { lat: null, lng: null, address: 'The square' };

const app = useApp();
let ada: Member;
let ben: Member;
let ride: Made;
beforeAll(async () => {
  ben = await app.member('ben');
});
beforeEach(async () => {
  ada = await app.member(`ada_${newId().slice(-12)}`);
  ride = await rideOn(app, ada, null);
});
afterEach(() => vi.restoreAllMocks());

/** Creates the zone when the server starts to read the picture of the next request. */
function makeZoneMeanwhile() {
  const { limiter } = app.backend.services;
  const consume = limiter.consume.bind(limiter);
  const made = vi.fn(() => makeZone(app, ada, square));
  vi.spyOn(limiter, 'consume').mockImplementation(async (bucket, ...spent) => {
    // The zone is paid with uploads, too.
    if (bucket === 'uploads' && made.mock.calls.length === 0) await made();
    return consume(bucket, ...spent);
  });
  return made;
}

/** Sends a point while the creation of the zone waits for its last lock. */
async function sendBehindZone(send: () => Promise<MomentOutcome>): Promise<MomentOutcome> {
  const [, sent] = await onePlaceBehindOther(app, ada.id, { first: () => makeZone(app, ada, square), second: send });
  return sent;
}

describe.each(momentDoors)('by $name a point that is sent while a zone is created around it', (door) => {
  const seenBy = async (viewer: Member | null) => (await door.list(app.as(viewer), ride.id))?.[0]?.location;
  const share = async () => (facts: object) => door.share(app.as(ada), ride.id, facts);
  const edit = async () => {
    const { id } = await app.moment(ada, ride);
    return (facts: object) => door.update(app.as(ada), id, facts);
  };
  const verbs = [
    { verb: 'share', prepare: share },
    { verb: 'edit', prepare: edit },
  ];

  test.each(verbs)('with a picture is hidden from everybody else, also by later zones: $verb', async ({ prepare }) => {
    const send = await prepare();
    const picture = await pictureStored().resize(50, 40).png().toBuffer();
    const made = makeZoneMeanwhile();
    const { fault } = await send({ imageUrl: dataUrlOf('png', picture), location });
    expect(fault).toBeNull();
    expect(made).toHaveBeenCalledOnce();
    for (const viewer of [ben, null]) expect(await seenBy(viewer)).toEqual(bare);
    expect(await seenBy(ada)).toEqual(location);
    await makeZone(app, ada, { ...square, radius: 0.6 });
    expect(await seenBy(ben)).toEqual(bare);
  });

  test.each(verbs)('waits for the zone and is hidden from everybody else: $verb', async ({ prepare }) => {
    const send = await prepare();
    const { fault } = await sendBehindZone(() => send({ description: 'Tea', location }));
    expect(fault).toBeNull();
    expect(await seenBy(ben)).toEqual(bare);
  });

  test('stays visible if its author sends keepsPlace', async () => {
    const send = await edit();
    const picture = await pictureStored().resize(51, 40).png().toBuffer();
    const made = makeZoneMeanwhile();
    await send({ imageUrl: dataUrlOf('png', picture), location, keepsPlace: true });
    expect(made).toHaveBeenCalledOnce();
    expect(await seenBy(ben)).toEqual(location);
  });

  test('moves out of a zone that is created around its former point', async () => {
    const { moment } = await door.share(app.as(ada), ride.id, { location });
    const picture = await pictureStored().resize(52, 40).png().toBuffer();
    makeZoneMeanwhile();
    const elsewhere = { lat: 51.6, lng: 0.12, address: 'The hill' };
    await door.update(app.as(ada), moment.id, { imageUrl: dataUrlOf('png', picture), location: elsewhere });
    expect(await seenBy(ben)).toEqual(elsewhere);
  });
});

test('a member who follows another while their zone is created does not keep the other from signing in', async () => {
  // A follow locks the member with the smaller id first.
  expect(ben.id < ada.id).toBe(true);
  const { id } = await app.moment(ada, ride);
  await app.run('update moment set lat = $2, lng = $3 where id = $1', id, point.lat, point.lng);
  const { creation } = await whileMomentLocked(app, id, async () => {
    const creation = makeZone(app, ada, square);
    await waitForWaiting(app, 1);
    expect((await app.as(ada).post('/api/follows', { followerId: ada.id, followingId: ben.id })).status).toBe(200);
    const signedIn = await app.as(null).post('/api/auth/login', { username: ben.username, password });
    expect(signedIn.status).toBe(200);
    return { creation };
  });
  await creation;
});
