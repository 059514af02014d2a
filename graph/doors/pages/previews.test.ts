import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DomainError } from '../../platform/lib/errors.ts';
import { newId } from '../../platform/lib/ids.ts';
import type { Made, Member } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';
import { previewSvg } from './drawPreview.ts';
import { previewOf } from './previews.ts';
import type { SharedPost } from './sharedPost.ts';
import { linesOf, widthOf, withinFonts } from './textPaths.ts';
import { typefaceOf } from './typefaces.ts';

const wild = 'Loop & "$&" </script><script>alert(1)</script> \u2028 end';

const app = useApp({ PUBLIC_URL: 'https://rides.example', RATE_LIMITS: '{"reads": 100000}' });
let ada: Member;
let ben: Member;
let ride: Made;
let hidden: Made;
beforeAll(async () => {
  ada = await app.member('ada', { displayName: 'Ada <Rider>' });
  ben = await app.member('ben');
  const club = await app.group('Club', ada);
  ride = await app.ride(ada, { content: `${wild}\nMore below`, date: '2087-06-01', time: '07:00', distance: 42.7 });
  hidden = await app.ride(ada, { content: 'For us', date: '2087-06-01', privacy: 'group', groupId: club.id });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

describe('the preview', () => {
  test('is a picture of the size that it says, and is kept by what it shows', async () => {
    const answer = await get(`/preview/${ride.id}.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(bytes.length).toBeLessThan(150_000);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(`/preview/${ride.id}.png`, { 'if-none-match': etag })).status).toBe(304);
    const again = Buffer.from(await (await get(`/preview/${ride.id}.png?v=x`)).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
  });

  test('is another once the ride is edited or one more is going', async () => {
    const { id } = await app.ride(ada, { date: '2087-06-01' });
    const tag = async () => (await get(`/preview/${id}.png`)).headers.get('etag');
    const tags = [await tag()];
    await app.as(ada).put(`/api/posts/${id}`, { content: 'Edited' });
    tags.push(await tag());
    await app.as(ben).post(`/api/rides/${id}/join`);
    tags.push(await tag());
    await app
      .as(ada)
      .put(`/api/posts/${id}`, { content: 'Edited', rideData: { distance: 9, date: '2087-06-02', time: '08:00' } });
    tags.push(await tag());
    expect(new Set(tags).size).toBe(4);
  });

  test('is of a hidden post the same refusal as of an unknown one', async () => {
    const told = async (id: string) => {
      const answer = await get(`/preview/${id}.png`, { authorization: `Bearer ${await app.tokenOf(ada)}` });
      return [answer.status, await answer.text()];
    };
    expect(await told(hidden.id)).toEqual([404, '{"message":"Post not found","code":"NOT_FOUND"}']);
    for (const id of [newId(), 'no-id']) expect(await told(id)).toEqual(await told(hidden.id));
  });

  test('goes for many at once without drawing it more than once', async () => {
    const { id } = await app.ride(ada, { content: 'Many look at it', date: '2087-06-01' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(`/preview/${id}.png`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  const facts: SharedPost = {
    id: newId(),
    content: wild,
    createdAt: new Date(),
    username: 'ada',
    displayName: 'Ada',
    isRide: true,
    type: 'gravel',
    distance: 42.7,
    elevation: 0,
    date: '2087-06-01',
    time: '07:00',
    startsAt: new Date(),
    duration: '2h 30m',
    location: 'Mill Square',
    going: 14,
    places: null,
    calledOffReason: null,
    routeId: null,
    routeFence: null,
  };

  test('waits its turn behind few of one caller, who is told to come again for more', async () => {
    const ask = (caller: string) =>
      previewOf(app.backend.sql, { ...facts, id: newId() }, 1200, caller).then(
        () => 'drawn',
        ({ code }: DomainError) => code,
      );
    const greedy = Array.from({ length: 8 }, () => ask('198.18.0.1'));
    const modest = ask('198.18.0.2');
    expect(await Promise.all(greedy)).toEqual([...Array(5).fill('drawn'), ...Array(3).fill('RATE_LIMITED')]);
    expect(await modest).toBe('drawn');
  });

  test('refuses one caller, and draws the same for another who asks at that moment', async () => {
    const ask = (caller: string, id: string) => previewOf(app.backend.sql, { ...facts, id }, 1200, caller);
    const many = Array.from({ length: 5 }, () => ask('198.18.0.3', newId()));
    const same = newId();
    const [refused, drawn] = await Promise.allSettled([ask('198.18.0.3', same), ask('198.18.0.4', same)]);
    expect([refused?.status, drawn?.status]).toEqual(['rejected', 'fulfilled']);
    await Promise.all(many);
  });

  test('is drawn of outlines alone, whatever is written', () => {
    for (const content of [
      wild,
      '日本語の自転車 🚴',
      'Ærøskøbing – Łódź – Şile',
      'x'.repeat(10_000),
      'lorem ipsum '.repeat(800),
      '‮\u0007',
    ]) {
      const svg = previewSvg({ ...facts, content, location: content, type: '"><script>' }, null);
      expect(svg).not.toMatch(/<text|<image|<script|href|NaN|undefined/);
      expect(new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement.tagName).toBe('svg');
    }
  });

  test.each([
    ['Russian', 'Утренний заезд', 'Вечерний заезд'],
    ['Japanese', '琵琶湖を一周しましょう', '富士山に登りましょう'],
    ['Korean', '일요일 아침 라이딩', '토요일 저녁 라이딩'],
    ['Chinese', '周日清晨骑行', '周六傍晚骑行'],
    ['Arabic', 'جولة يوم الأحد', 'جولة يوم السبت'],
    ['Hebrew', 'רכיבה של יום ראשון', 'רכיבה של יום שבת'],
    ['Thai', 'ปั่นเช้าวันอาทิตย์', 'ปั่นเย็นวันเสาร์'],
    ['Hindi', 'रविवार की सुबह', 'शनिवार की शाम'],
  ])('draws titles in %s, each in its own letters', (_language, content, other) => {
    const drawn = previewSvg({ ...facts, content }, null);
    expect(drawn).not.toBe(previewSvg({ ...facts, content: 'Gravel ride by @ada' }, null));
    expect(drawn).not.toBe(previewSvg({ ...facts, content: other }, null));
  });

  test('names the ride where its text is in letters that no typeface has', () => {
    const foreign = previewSvg({ ...facts, content: '\u{10300}\u{10301}' }, null);
    expect(foreign).toBe(previewSvg({ ...facts, content: 'Gravel ride by @ada' }, null));
  });

  test('leaves out the marks of a text if the font library fails at one', () => {
    // The typeface has no anchor for the second mark.
    const drawn = previewSvg({ ...facts, content: 'جولَة ا\u0615' }, null);
    expect(drawn).toBe(previewSvg({ ...facts, content: 'جولة ا' }, null));
  });

  test('breaks lines where a language sets no spaces', () => {
    const lines = linesOf('日曜の朝、琵琶湖を一周しましょう。', { size: 40, width: 300, most: 3 });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('日曜の朝、琵琶湖を一周しましょう。');
  });

  test('reads only few files for a text of many scripts', () => {
    const wildest = Array.from({ length: 240 }, (_, index) => String.fromCodePoint(0x4e00 + index * 85)).join('');
    const [line = ''] = linesOf(withinFonts()(wildest), { size: 10, width: 10_000, most: 1 });
    const faces = new Set([...line].map((sign) => typefaceOf(sign.codePointAt(0) ?? 0)?.font));
    // Sixteen of the packages, and our own two.
    expect(faces.size).toBeLessThanOrEqual(16 + 2);
  });

  test('breaks lines between words and shortens the last', () => {
    const lines = linesOf('Out by the river and home over the hill before the shops are shut', {
      size: 40,
      width: 400,
      most: 2,
    });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, 40)).toBeLessThanOrEqual(400);
    expect(linesOf('Short', { size: 40, width: 400, most: 2 })).toEqual(['Short']);
    const [long = ''] = linesOf('x'.repeat(200), { size: 40, width: 400, most: 1 });
    expect(widthOf(long, 40)).toBeLessThanOrEqual(400);
  });
});
