import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FairSql } from '../../platform/database/fairSql.ts';
import type { Caller } from '../../platform/lib/access.ts';
import { newId } from '../../platform/lib/ids.ts';
import { builtPage, useBuiltSite, wordsOf } from '../../test/builtSite.ts';
import type { Member, RideOptions } from '../../test/factories.ts';
import { countSql } from '../../test/sqlCounter.ts';
import { useApp } from '../../test/useApp.ts';
import { myRidesText } from './myRidesText.ts';
import type { NextRide } from './nextRide.ts';

const wild = 'Loop & "$&" <b onclick="alert(2)">';

const app = useApp({ RATE_LIMITS: '{"reads": 100000}' });
const { siteOn, cookieOf, get, getWith, firstText } = useBuiltSite(app);
const newMember = () => app.member(`rider_${newId().slice(-12)}`);
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

describe('Explore', () => {
  test('shows every reader the most popular groups, for one statement', async () => {
    const [ben, cora] = [await newMember(), await newMember()];
    await app.group('Lonely Wheels');
    const { id } = await app.group('Early Spinners', ada, ben);
    await app.group('Night Riders', ada);
    await app.run('update "group" set description = $2, picture = $3 where id = $1', id, 'Out at seven.', '/a.webp');
    for (const reader of [undefined, ben, cora]) {
      const groups = [...((await firstText('/explore', reader))?.querySelectorAll('li') ?? [])].map(wordsOf);
      expect(groups).toEqual([
        'Early SpinnersOut at seven. 2 members',
        'Night RidersNight Riders rides 1 member',
        'Lonely WheelsLonely Wheels rides 0 members',
      ]);
    }
    expect(await countSql(app, () => get('/explore'))).toBe(1);
    expect(await countSql(app, () => get('/explore', ben))).toBe(1);
  });

  test('names no member, and loads no picture before the client', async () => {
    const text = await firstText('/explore');
    expect(text?.querySelectorAll('img')).toHaveLength(0);
    expect(wordsOf(text)).not.toMatch(/ada|rider_/);
  });

  test('shows at most as many groups as fit into a window', async () => {
    for (let made = 0; made < 9; made += 1) await app.group(`Wheelers ${made}`);
    expect((await firstText('/explore'))?.querySelectorAll('li')).toHaveLength(8);
  });

  test('shows the names of groups as text', async () => {
    const crowd = [];
    for (let made = 0; made < 4; made += 1) crowd.push(await newMember());
    await app.group(wild, ...crowd);
    const text = await firstText('/explore');
    expect(wordsOf(text?.querySelector('h2'))).toBe(wild);
    expect(text?.querySelectorAll('[onclick]')).toHaveLength(0);
  });

  test.each(['?q=gravel', '?q=', '?tab=events'])('has no first text at %s, which shows other lists', async (query) => {
    expect((await get(`/explore${query}`)).body).toBe(builtPage);
  });
});

describe('My rides', () => {
  async function joinedRide(rider: Member, content: string, more: Partial<RideOptions> = {}) {
    const ride = await app.ride(ada, { date: '2087-05-02', time: '07:00', content, ...more });
    await app.participate(ride, rider);
    return ride;
  }

  test('shows a member their next ride, for this browser alone, for two statements', async () => {
    const ben = await newMember();
    await joinedRide(ben, 'Lake loop\nBring lights.');
    await joinedRide(ben, 'After that', { date: '2087-05-03' });
    await joinedRide(ben, 'Long ago', { date: '2021-05-02' });
    expect(wordsOf(await firstText('/rides', ben))).toBe(
      'Your next rideLake loop Fri, May 2, 2087, 7:00 AMMill Square',
    );
    const { headers } = await get('/rides', ben);
    expect([headers['cache-control'], headers.vary]).toEqual(['no-store', 'Cookie']);
    const sent = await cookieOf(ben);
    expect(await countSql(app, () => getWith('/rides', sent))).toBe(2);
  });

  /** The head of My rides, on the second of May in Auckland and still the first in UTC. */
  const drawn = (ride: Partial<NextRide>) => {
    const facts = {
      content: 'Lake loop',
      date: '2087-05-02',
      time: '07:00',
      timeZone: 'Pacific/Auckland',
      location: null,
      hasRoute: false,
    };
    const { markup } = myRidesText({ ...facts, ...ride }, new Date('2087-05-01T20:00:00Z'));
    return new JSDOM(markup).window.document;
  };

  test.each([
    ['2087-05-02', 'Today, 7:00 AM'],
    ['2087-05-03', 'Tomorrow, 7:00 AM'],
    ['2087-05-09', 'Fri, May 9, 7:00 AM'],
    ['2088-01-01', 'Thu, Jan 1, 2088, 7:00 AM'],
  ])('says the day of %s at the place of the ride', (date, when) => {
    expect(wordsOf(drawn({ date }).querySelector('.facts'))).toBe(when);
  });

  test.each([
    ['  Sunday Group Ride\r\nMeet at the clock.', 'Sunday Group Ride'],
    [`Sunday as always: weir, lock, home. I have ${'the pump '.repeat(9)}`, 'Sunday as always'],
    [`Back before lunch! I have ${'the pump '.repeat(9)}`, 'Back before lunch!'],
    [`Oh. A ride over the hills ${'and far '.repeat(9)}`, 'Oh. A ride over the hills and far and far and far and far…'],
    ['a'.repeat(300), `${'a'.repeat(60)}…`],
  ])('names a ride as the client does: %s', (content, name) => {
    expect(drawn({ content }).querySelector('h2')?.textContent).toBe(name);
  });

  test('says where the list is empty', async () => {
    expect(wordsOf(await firstText('/rides', await newMember()))).toBe(
      'No rides aheadRides that you join wait for you here.',
    );
  });

  test('has no ride that its reader may not read, and none of other members', async () => {
    const { dan, eve, finn, gus } = await app.cast(...(['dan', 'eve', 'finn', 'gus'] as const));
    const hal = await newMember();
    for (const rider of [dan, eve, finn]) await joinedRide(rider, 'Hills again');
    const own = await app.ride(hal, { date: '2087-05-01', content: 'By somebody avoided' });
    for (const rider of [dan, eve, finn]) await app.participate(own, rider);
    await app.mute(dan, hal);
    await app.block(eve, hal);
    await app.block(hal, finn);
    for (const reader of [dan, eve, finn]) {
      expect(wordsOf((await firstText('/rides', reader))?.querySelector('h2'))).toBe('Hills again');
    }
    expect(wordsOf((await firstText('/rides', gus))?.querySelector('h2'))).toBe('No rides ahead');
    await app.run(`update post set privacy = 'private' where author_id = $1`, ada.id);
    expect(wordsOf((await firstText('/rides', dan))?.querySelector('h2'))).toBe('No rides ahead');
    await app.run(`update post set privacy = 'public' where author_id = $1`, ada.id);
  });

  test('shows the words of a ride as text', async () => {
    const ben = await newMember();
    const { id } = await joinedRide(ben, wild);
    await app.run('update ride set location = $2 where id = $1', id, wild);
    const text = await firstText('/rides', ben);
    expect([wordsOf(text?.querySelector('h2')), wordsOf(text?.querySelector('bdi'))]).toEqual([wild, wild]);
    expect(text?.querySelectorAll('[onclick]')).toHaveLength(0);
  });

  test('has no first text for visitors, ended sessions and other tabs', async () => {
    const ben = await newMember();
    const sent = await cookieOf(ben);
    expect((await getWith('/rides?tab=led', sent)).body).toBe(builtPage);
    await app.run('delete from session where user_id = $1', ben.id);
    for (const headers of [{}, sent]) {
      const { body, headers: answered } = await getWith('/rides', headers);
      expect([body, answered['cache-control'], answered.vary]).toEqual([
        builtPage,
        'no-cache',
        'Cookie, accept-encoding',
      ]);
    }
  });
});

test.each(['/explore', '/rides'])('%s still comes while the database does not answer', async (url) => {
  const sql = () => Promise.reject(new Error('No connection'));
  const broken = await siteOn({ ...app.backend, sql });
  for (const headers of [{}, await cookieOf(ada)]) {
    const { statusCode, body } = await broken.inject({ url, headers });
    expect([statusCode, body]).toEqual([200, builtPage]);
  }
  await broken.close();
});

test.each([
  '/',
  '/explore',
  '/events',
  '/rides',

  '/profile/nobody',
  `/groups/${newId()}`,
  `/post/${newId()}`,
])('the text of %s is read within the share of its reader', async (url) => {
  const sharers: Caller[] = [];
  const fairSql: FairSql = (sql, caller) => {
    sharers.push(caller);
    return sql;
  };
  const watched = await siteOn({ ...app.backend, services: { ...app.backend.services, fairSql } });
  await watched.inject({ url, headers: await cookieOf(ada) });
  await watched.close();
  expect(sharers).toHaveLength(1);
});
