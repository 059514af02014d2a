import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../test/harness.ts';
import { startApp } from '../test/harness.ts';

const document = '{ instance { mapTiles { url attribution attributionUrl } } }';
const url = 'https://tiles.example:8443/{z}/{x}/{y}.png';

let plain: TestApp;
let tiled: TestApp;
beforeAll(async () => {
  [plain, tiled] = await Promise.all([startApp(), startApp({ TILE_URL: url })]);
});
afterAll(() => Promise.all([plain.close(), tiled.close()]));

const tilesOf = async (app: TestApp) => (await app.as(null).query(document)).data.instance.mapTiles;
const picturesOf = async (app: TestApp) => {
  const policy = (await fetch(`${app.url}/api/events`)).headers.get('content-security-policy') ?? '';
  return policy.split(';').find((each) => each.startsWith('img-src'));
};

describe('map tiles', () => {
  test('are none unless the operator names some', async () => {
    expect(await tilesOf(plain)).toBeNull();
    expect(await picturesOf(plain)).toBe("img-src 'self' data: blob: https:");
  });

  test('are told to clients with whose they are, and pictures may come from there', async () => {
    expect(await tilesOf(tiled)).toEqual({
      url,
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
    });
    expect(await picturesOf(tiled)).toBe(`${await picturesOf(plain)} https://tiles.example:8443`);
  });

  test('are another’s where the operator says so', async () => {
    const app = await startApp({ TILE_URL: url, TILE_ATTRIBUTION: '© Somebody https://somebody.example/' });
    try {
      expect(await tilesOf(app)).toEqual({
        url,
        attribution: '© Somebody',
        attributionUrl: 'https://somebody.example/',
      });
    } finally {
      await app.close();
    }
  });
});
