import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { bareRide, rideDoors } from '../test/rideDoors.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ TIME_ZONE: 'America/New_York' });
let ada: Member;
let ben: Member;
let climbers: Made;
beforeAll(async () => {
  ada = await app.member('ada', { timeZone: 'Europe/Rome' });
  ben = await app.member('ben');
  climbers = await app.group('Climbers', ada);
});

const faultOf = (message: string) => ({ code: 'BAD_USER_INPUT', message });
const distanceFault = faultOf('distance must be a number of miles from 0 to 100,000');
const dateFault = faultOf('date must be a day that exists, written YYYY-MM-DD');
const timeFault = faultOf('time must be written HH:MM, from 00:00 to 23:59');
const zoneFault = faultOf('timeZone must be UTC or the IANA name of a place, such as Europe/Paris and not CET');

const rowsUnder = (id: string) =>
  app.run(
    `select 'post' as kind from post where id = $1 union all select 'ride' from ride where id = $1
     union all select 'participant' from ride_participant where post_id = $1`,
    id,
  );

describe.each(rideDoors)('a ride published by $name', ({ create, read }) => {
  const publish = (rideData: object, post: object = {}) =>
    create(app.as(ada), { content: 'Coffee ride', rideData: { ...bareRide, ...rideData }, ...post });

  test('is answered with all its data, which anyone may then read', async () => {
    const all = {
      pace: '15–17 mph',
      type: 'Gravel',
      elevation: 1200.5,
      duration: '2h 30m',
      timeZone: 'Europe/Berlin',
      visibility: 'public',
    };
    const { fault, post } = await publish(all);
    expect(fault).toBeNull();
    expect(post).toEqual({
      id: expect.any(String),
      userId: ada.id,
      content: 'Coffee ride',
      isRide: true,
      mediaUrls: [],
      privacy: 'public',
      groupId: null,
      createdAt: expect.any(String),
      rideData: {
        ...bareRide,
        ...all,
        type: 'gravel',
        startsAt: '2086-06-01T04:30:00.000Z',
        isCompleted: false,
        map: null,
      },
    });
    expect((await read(app.as(null), post.id)).post).toEqual(post);
  });

  test('needs no more than distance, location, date and time', async () => {
    const { post } = await publish({});
    expect(post.rideData).toEqual({
      ...bareRide,
      pace: null,
      type: 'road',
      elevation: 0,
      duration: null,
      timeZone: 'Europe/Rome',
      startsAt: '2086-06-01T04:30:00.000Z',
      visibility: 'public',
      isCompleted: false,
      map: null,
    });
  });

  test('is told of what is missing, in one message and in the order of the form', async () => {
    const missing = (rideData: object) => create(app.as(ada), { content: 'Coffee ride', rideData });
    const all = await missing({});
    expect(all.fault).toEqual(faultOf('Please fill out: Distance, Location, Date, Time'));
    expect(all.field).toBe('ride.distance');
    const two = await missing({ distance: 1, date: '2086-06-01', location: ' ', time: null });
    expect(two.fault).toEqual(faultOf('Please fill out: Location, Time'));
    expect(two.field).toBe('ride.location');
    for (const [key, label] of [
      ['distance', 'Distance'],
      ['location', 'Location'],
      ['date', 'Date'],
      ['time', 'Time'],
    ] as const) {
      for (const blank of [undefined, null, ...(key === 'distance' ? [] : ['', '  '])]) {
        expect((await publish({ [key]: blank })).fault).toEqual(faultOf(`Please fill out: ${label}`));
      }
    }
  });

  test('needs a description, asked for before anything else that is missing', async () => {
    for (const content of ['', ' \n\u3000']) {
      const { fault, field } = await create(app.as(ada), { content, rideData: {} });
      expect(fault).toEqual(faultOf('Please add a description to your ride'));
      expect(field).toBe('content');
    }
  });

  test.each([0, 0.1, 99.99, 100_000])('may be %d miles long', async (distance) => {
    expect((await publish({ distance })).post.rideData.distance).toBe(distance);
  });

  test('may not have a distance or a climb that no ride has', async () => {
    for (const distance of [-0.1, -1, 100_001, 1e300])
      expect((await publish({ distance })).fault).toEqual(distanceFault);
    for (const elevation of [-1, 1_000_001]) {
      expect((await publish({ elevation })).fault).toEqual(
        faultOf('elevation must be a number of feet from 0 to 1,000,000'),
      );
    }
  });

  test.each([
    '2086-02-29',
    '2086-02-30',
    '2086-13-01',
    '2086-00-10',
    '2086-06-31',
    '30-06-01',
    '2086-6-1',
    '01/06/2086',
    '2086-06-01T00:00:00Z',
    '0000-01-01',
    '1899-12-31',
    '3000-01-01',
    'tomorrow',
    'infinity',
  ])('may not be on %s', async (date) => {
    expect((await publish({ date })).fault).toEqual(dateFault);
  });

  test.each(['2028-02-29', '2000-01-01', '2999-12-31'])('may be on %s', async (date) => {
    expect((await publish({ date })).post.rideData.date).toBe(date);
  });

  test.each(['24:00', '7:00', '07:60', '07:00:00', '0700', '7 AM', '23:59\n', 'noon'])(
    'may not start at %j',
    async (time) => {
      expect((await publish({ time })).fault).toEqual(timeFault);
    },
  );

  test.each(['00:00', '23:59'])('may start at %s', async (time) => {
    expect((await publish({ time })).post.rideData.time).toBe(time);
  });

  test('has the zone that is sent, as the database spells it, else that of its author, else that of the instance', async () => {
    const zoneOf = async (author: Member, timeZone?: string | null) => {
      const { post } = await create(app.as(author), { content: 'Zoned', rideData: { ...bareRide, timeZone } });
      return post.rideData.timeZone;
    };
    expect(await zoneOf(ada, 'asia/tokyo')).toBe('Asia/Tokyo');
    expect(await zoneOf(ada, 'UTC')).toBe('UTC');
    for (const none of [undefined, null, '', ' ']) expect(await zoneOf(ada, none)).toBe('Europe/Rome');
    expect(await zoneOf(ben)).toBe('America/New_York');
  });

  test.each([
    'Mars/Olympus',
    'CET',
    '+02:00',
    '-05',
    'UTC+3',
    'localtime',
    'posix/Europe/Rome',
    "'; drop table ride; --",
  ])('may not be in the zone %s', async (timeZone) => {
    const { fault, field } = await publish({ timeZone });
    expect(fault).toEqual(zoneFault);
    expect(field).toBe('ride.timeZone');
  });

  test('is of any type, in lower case, of road without one', async () => {
    const typeOf = async (type: unknown) => (await publish({ type })).post.rideData.type;
    expect(await typeOf(' MTB ')).toBe('mtb');
    expect(await typeOf('Cyclo-Cross')).toBe('cyclo-cross');
    expect(await typeOf('x'.repeat(40))).toBe('x'.repeat(40));
    for (const none of [undefined, null, '', ' ']) expect(await typeOf(none)).toBe('road');
    expect((await publish({ type: 'x'.repeat(41) })).fault).toEqual(faultOf('type must have at most 40 characters'));
  });

  test.each([
    ['pace', 100],
    ['duration', 100],
    ['location', 200],
  ])('has a %s of at most %i characters in its author’s words', async (key, maximum) => {
    const text = '🚴'.repeat(maximum);
    expect((await publish({ [key]: `  ${text} ` })).post.rideData[key]).toBe(text);
    expect((await publish({ [key]: `${text}x` })).fault).toEqual(
      faultOf(`${key} must have at most ${maximum} characters`),
    );
    expect((await publish({ [key]: 'nul\u0000' })).fault).toEqual(faultOf(`${key} must not contain null characters`));
    if (key !== 'location') expect((await publish({ [key]: ' ' })).post.rideData[key]).toBeNull();
  });

  test.each([
    { privacy: undefined, visibility: undefined, both: 'public' },
    { privacy: 'private', visibility: undefined, both: 'private' },
    { privacy: undefined, visibility: 'private', both: 'private' },
    { privacy: 'private', visibility: 'public', both: 'private' },
    { privacy: 'public', visibility: 'private', both: 'private' },
    { privacy: 'group', visibility: 'private', both: 'private' },
    { privacy: 'private', visibility: 'group', both: 'private' },
    { privacy: 'public', visibility: 'group', both: 'group' },
    { privacy: 'group', visibility: 'public', both: 'group' },
    { privacy: undefined, visibility: 'group', both: 'group' },
    { privacy: null, visibility: null, both: 'public' },
  ])('with the privacy $privacy and the visibility $visibility is $both by both names', async ({ both, ...given }) => {
    const { post } = await publish({ visibility: given.visibility }, { privacy: given.privacy, groupId: climbers.id });
    expect([post.privacy, post.rideData.visibility]).toEqual([both, both]);
    expect((await read(app.as(ben), post.id)).post !== null).toBe(both === 'public');
  });

  test('for a group needs one that its author has joined', async () => {
    expect((await publish({ visibility: 'group' })).fault).toEqual(
      faultOf("groupId is required when privacy is 'group'"),
    );
    const strangers = await app.group('Strangers', ben);
    expect((await publish({ visibility: 'group' }, { groupId: strangers.id })).fault?.code).toBe('FORBIDDEN');
  });

  test('has its author take part from the start, even when it is past', async () => {
    for (const date of ['2086-06-01', '2020-06-01']) {
      const { post } = await publish({ date });
      const { body } = await app.as(null).get(`/api/rides/${post.id}/participants/${ada.id}`);
      expect(body).toEqual({ isParticipating: true });
      expect((await app.as(null).get(`/api/rides/${post.id}/participants/count`)).body).toEqual({ count: 1 });
    }
  });

  test('is written whole or not at all', async () => {
    const id = newId();
    await app.run(`alter table ride_participant add constraint none_today check (post_id <> '${id}') not valid`);
    const { fault } = await publish({}, { id });
    expect(fault?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await rowsUnder(id)).toEqual([]);
    await app.run('alter table ride_participant drop constraint none_today');
    expect((await publish({}, { id })).fault).toBeNull();
    expect(await rowsUnder(id)).toHaveLength(3);
  });

  test('again under the same id is the first one, alone or ten times at once', async () => {
    const id = newId();
    const first = await publish({}, { id });
    expect(await publish({}, { id })).toEqual(first);
    const next = newId();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => publish({}, { id: next })));
    expect(new Set(outcomes.map(({ post }) => post?.id))).toEqual(new Set([next]));
    expect(await rowsUnder(next)).toHaveLength(3);
    expect((await create(app.as(ben), { id, content: 'Mine', rideData: bareRide })).fault).toEqual({
      code: 'CONFLICT',
      message: 'This id is taken',
    });
  });

  test('is for members', async () => {
    expect((await create(app.as(null), { content: 'Hello', rideData: bareRide })).fault).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Authentication required',
    });
  });
});

test('publishing a ride by GraphQL tells the author’s new counts and that they take part', async () => {
  const { cleo } = await app.cast('cleo');
  const { data } = await app.as(cleo).query(
    `mutation ($ride: CreateRideInput!) { createPost(input: { content: "Out", ride: $ride }) {
       viewer { id stats { postCount rideCount } } post { ride { participantCount viewerIsParticipating } }
     } }`,
    { ride: bareRide },
  );
  expect(data.createPost).toEqual({
    viewer: { id: cleo.id, stats: { postCount: 0, rideCount: 1 } },
    post: { ride: { participantCount: 1, viewerIsParticipating: true } },
  });
});
