import { afterEach, expect, test, vi } from 'vitest';
import { fetchFineLine } from './fetchFineLine.ts';

afterEach(() => vi.unstubAllGlobals());

const fetched = vi.fn<typeof fetch>();
function fine(response: Response) {
  vi.stubGlobal('fetch', fetched.mockResolvedValue(response));
  return fetchFineLine('ride-1', 'group-A', new AbortController().signal);
}

const segmentOf = (...points: string[]) => `<trkseg>${points.map((each) => `<trkpt ${each}/>\n`).join('')}</trkseg>`;

test('the exact line has the pieces and points of the server’s file, and none of its waypoints', async () => {
  const pieces = [segmentOf('lat="53.1" lon="-2.9"', 'lat="53.2" lon="-2.8"'), segmentOf('lat="53.4" lon="179.5"')];
  const line = await fine(new Response(`<gpx><wpt lat="1" lon="1"></wpt><trk>${pieces.join('\n')}</trk></gpx>`));
  expect(line?.map((piece) => piece.map(({ lat, lng }) => [lat, lng]))).toEqual([
    [
      [53.1, -2.9],
      [53.2, -2.8],
    ],
    [[53.4, 179.5]],
  ]);
  expect(fetched.mock.lastCall?.[0]).toBe('/api/rides/ride-1/route.gpx?paceGroupId=group-A');
});

test('a line that is refused or too long is none', async () => {
  expect(await fine(Response.json({ code: 'RATE_LIMITED' }, { status: 429 }))).toBeNull();
  expect(await fine(new Response(`<gpx>${' '.repeat(8_000_001)}`))).toBeNull();
});
