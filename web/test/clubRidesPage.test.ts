import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

const page = readFileSync('examples/club-rides/index.html', 'utf8');
const partOf = (pattern: RegExp) => pattern.exec(page)?.[1] ?? '';

const rider = (displayName: string, profilePicture: string | null) => ({ displayName, profilePicture });
const ride = {
  date: '2099-05-01',
  time: '07:00',
  location: 'Mill Square',
  distance: 20,
  elevation: 300,
  type: 'road',
  participantCount: 3,
  participants: {
    nodes: [
      rider('Ada', '/media/ada.webp'),
      rider('Ben', 'https://elsewhere.example/ben.png'),
      rider('Cleo', null),
      rider('Dan', 'https://rides.example.elsewhere.example/media/dan.webp'),
    ],
  },
};
const data = {
  group: { name: 'Climbers', description: null, picture: null, memberCount: 4 },
  rides: { nodes: [{ id: 'one', content: 'Over the hill', ride }] },
};

test('the example of a club’s page shows the initials of riders whose picture is on another site', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data }));
  vi.stubGlobal('WebSocket', class {});
  const settings = { server: 'https://rides.example', token: 'token', club: 'club' };
  localStorage.setItem('club-rides', JSON.stringify(settings));
  document.body.innerHTML = partOf(/<body>(.*)<script/s);
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(partOf(/<script type="module">(.*)<\/script>/s))}`
  );
  await vi.waitUntil(() => document.querySelector('.faces'), { timeout: 60_000 });
  const faces = [...document.querySelectorAll('.faces > *')];
  expect(faces.map((face) => (face instanceof HTMLImageElement ? face.src : face.textContent))).toEqual([
    'https://rides.example/media/ada.webp',
    'B',
    'C',
    'D',
  ]);
});
