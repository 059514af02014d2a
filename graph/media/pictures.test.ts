import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/lib/ids.ts';
import type { Made, Member } from '../test/factories.ts';
import { startApp } from '../test/harness.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"uploads": 100000}' });
let ada: Member;
let ride: Made;
let moment: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  ride = await app.ride(ada, { date: '2086-01-01' });
  moment = await app.moment(ada, ride);
});

const shareDocument = `mutation ($input: ShareMomentInput!) { shareMoment(input: $input) { moment { imageUrl } } }`;
const updateProfileDocument = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { profilePicture } } }`;
const createDocument = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { mediaUrls } } }`;

interface Outcome {
  url?: string;
  fault: { code: string; message: string; field?: string } | null;
}

/** Every way to upload a picture, with the input field that its errors name. */
const ways = [
  {
    name: 'a post by GraphQL',
    field: 'mediaUrls',
    async upload(url: string): Promise<Outcome> {
      const { data, error } = await app.as(ada).query(createDocument, { input: { content: 'Look', mediaUrls: [url] } });
      return { url: data?.createPost?.post.mediaUrls[0], fault: error };
    },
  },
  {
    name: 'a post by REST',
    field: 'mediaUrls',
    async upload(url: string): Promise<Outcome> {
      const { status, body } = await app.as(ada).post('/api/posts', { content: 'Look', mediaUrls: [url] });
      return status === 201 ? { url: body.mediaUrls[0], fault: null } : { fault: body };
    },
  },
  {
    name: 'a moment by GraphQL',
    field: 'imageUrl',
    async upload(url: string): Promise<Outcome> {
      const { data, error } = await app.as(ada).query(shareDocument, { input: { postId: ride.id, imageUrl: url } });
      return { url: data?.shareMoment?.moment.imageUrl, fault: error };
    },
  },
  {
    name: 'a moment by REST',
    field: 'imageUrl',
    async upload(url: string): Promise<Outcome> {
      const { status, body } = await app.as(ada).post(`/api/rides/${ride.id}/moments`, { imageUrl: url });
      return status === 201 ? { url: body.imageUrl, fault: null } : { fault: body };
    },
  },
  {
    name: 'an edited moment by REST',
    field: 'imageUrl',
    async upload(url: string): Promise<Outcome> {
      const { status, body } = await app.as(ada).put(`/api/moments/${moment.id}`, { imageUrl: url });
      return status === 200 ? { url: body.imageUrl, fault: null } : { fault: body };
    },
  },
  {
    name: 'a profile by GraphQL',
    field: 'profilePicture',
    async upload(url: string): Promise<Outcome> {
      const { data, error } = await app.as(ada).query(updateProfileDocument, { input: { profilePicture: url } });
      return { url: data?.updateProfile?.user.profilePicture, fault: error };
    },
  },
  {
    name: 'a profile by REST',
    field: 'profilePicture',
    async upload(url: string): Promise<Outcome> {
      const { status, body } = await app.as(ada).patch(`/api/users/${ada.id}`, { profilePicture: url });
      return status === 200 ? { url: body.profilePicture, fault: null } : { fault: body };
    },
  },
];

const dataUrl = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;

async function served(url: string | undefined): Promise<Buffer> {
  expect(url).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
  const response = await fetch(app.url + url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await response.arrayBuffer());
}

const plainPicture = (background: string, size = 24) =>
  sharp({ create: { width: size, height: size, channels: 3, background } });

/** 64 × 32: red, green over blue, white. */
async function quarters(): Promise<Buffer> {
  const tile = (background: string) =>
    sharp({ create: { width: 32, height: 16, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, green, blue, white] = await Promise.all(['#f00', '#0f0', '#00f', '#fff'].map(tile));
  return sharp({ create: { width: 64, height: 32, channels: 3, background: '#000' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 32, top: 0 },
      { input: blue, left: 0, top: 16 },
      { input: white, left: 32, top: 16 },
    ])
    .png()
    .toBuffer();
}

/** How a camera held in each of the eight orientations stores an upright picture. */
const asHeld: Record<number, (upright: Buffer) => Promise<Buffer>> = {
  1: async (upright) => upright,
  2: (upright) => sharp(upright).flop().toBuffer(),
  3: (upright) => sharp(upright).rotate(180).toBuffer(),
  4: (upright) => sharp(upright).flip().toBuffer(),
  5: async (upright) =>
    sharp(await sharp(upright).rotate(90).toBuffer())
      .flop()
      .toBuffer(),
  6: (upright) => sharp(upright).rotate(270).toBuffer(),
  7: async (upright) =>
    sharp(await sharp(upright).rotate(270).toBuffer())
      .flop()
      .toBuffer(),
  8: (upright) => sharp(upright).rotate(90).toBuffer(),
};

/** The colours at the centres of the four quarters, each channel as 0 or 1. */
async function coloursOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

const unreadable = 'Failed to process the image file: it must be a JPEG, PNG, WebP, GIF or AVIF picture';
const damaged = 'Failed to process the image file: it is damaged or cut short';

describe.each(ways)('a picture in $name', ({ name, field, upload }) => {
  const isGraphQL = name.endsWith('GraphQL');
  const refusal = (code: string, message: string) => (isGraphQL ? { code, message, field } : { code, message });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is taken as %s, whatever it says it is',
    async (format) => {
      const bytes = await plainPicture('#c2410c').toFormat(format).toBuffer();
      const { url } = await upload(dataUrl(bytes, 'image/x-anything'));
      expect(await sharp(await served(url)).metadata()).toMatchObject({ format: 'webp', width: 24, height: 24 });
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('held in way %i comes out upright', async (orientation) => {
    const stored = (await asHeld[orientation]?.(await quarters())) ?? Buffer.alloc(0);
    const bytes = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer();
    const picture = await served((await upload(dataUrl(bytes))).url);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 64, height: 32 });
    expect(await coloursOf(picture)).toEqual(['100', '010', '001', '111']);
  });

  test('keeps nothing of what the camera wrote beside it', async () => {
    const bytes = await plainPicture('#15803d')
      .withExif({
        IFD0: { Artist: 'Secret Rider', ImageDescription: 'Secret garden' },
        IFD3: { GPSLatitude: '53/1 11/1 30/1', GPSLongitude: '2/1 53/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('Secret');
    const picture = await served((await upload(dataUrl(bytes))).url);
    const { exif, xmp, iptc, icc } = await sharp(picture).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.toString('latin1')).not.toMatch(/secret|exif|xmp/i);
  });

  test('twice is stored once, and its URL is taken back', async () => {
    const bytes = await plainPicture('#1d4ed8', 40 + ways.findIndex((way) => way.name === name))
      .jpeg()
      .toBuffer();
    const first = await upload(dataUrl(bytes));
    expect(await upload(dataUrl(bytes))).toEqual(first);
    expect(await upload(first.url ?? '')).toEqual(first);
    const hash = first.url?.slice('/media/'.length, -'.webp'.length);
    const kept = await app.run('select owner_id, width from media where hash = $1', hash);
    expect(kept).toEqual([{ owner_id: ada.id, width: expect.any(Number) }]);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
    ['text', Buffer.from('no picture at all')],
    ['a PDF', Buffer.from('%PDF-1.7\n%\u00e2\u00e3')],
  ])('that is %s is refused', async (_name, bytes) => {
    expect((await upload(dataUrl(bytes, 'image/png'))).fault).toMatchObject(refusal('BAD_USER_INPUT', unreadable));
  });

  test('that is cut short is refused', async () => {
    const bytes = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#333',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const { fault } = await upload(dataUrl(bytes.subarray(0, bytes.length / 3)));
    expect(fault).toMatchObject(refusal('BAD_USER_INPUT', damaged));
  });

  test.each(['data:,', 'data:image/png,AAAA', 'data:text/plain;base64,AAAA', 'data:image/png;base64,***'])(
    'spelled %s is refused',
    async (url) => {
      const message = `${field} holds a data URL that is not a base64 image`;
      expect((await upload(url)).fault).toMatchObject(refusal('BAD_USER_INPUT', message));
    },
  );

  test('from elsewhere is kept as its URL and not fetched', async () => {
    const url = `https://pictures.invalid/${newId()}.jpg`;
    expect(await upload(url)).toEqual({ url, fault: null });
  });

  test('of 50 MB is refused before it is looked at', async () => {
    const { fault } = await upload(dataUrl(Buffer.alloc(50 * 2 ** 20)));
    const message = 'File too large: please select an image smaller than 50MB';
    expect(fault).toMatchObject(refusal('PAYLOAD_TOO_LARGE', message));
  });
});

test('a large picture is made smaller, a small one is left as it is', async () => {
  const [way] = ways;
  const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#0ea5e9' } })
    .jpeg()
    .toBuffer();
  const small = await plainPicture('#0ea5e9', 10).jpeg().toBuffer();
  const sizeOf = async (bytes: Buffer) => {
    const { width, height } = await sharp(await served((await way?.upload(dataUrl(bytes)))?.url)).metadata();
    return [width, height];
  };
  expect([await sizeOf(large), await sizeOf(small)]).toEqual([
    [2048, 1024],
    [10, 10],
  ]);
});

test('uploads have a bucket of their own', async () => {
  const strict = await startApp({ RATE_LIMITS: '{"uploads": 2}' });
  const eve = await strict.member('eve');
  const picture = dataUrl(await plainPicture('#000').png().toBuffer());
  const post = (mediaUrls: string[]) => strict.as(eve).post('/api/posts', { content: 'Look', mediaUrls });
  expect((await post([picture, picture])).status).toBe(201);
  const { status, headers, body } = await post([picture]);
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post(['https://pictures.invalid/a.jpg'])).status).toBe(201);
  await strict.close();
});
