import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { Made } from '../../test/factories.ts';
import { useApp } from '../../test/useApp.ts';

// Without PUBLIC_URL, links have the host of the request.

const app = useApp();
const publicApp = useApp({ PUBLIC_URL: 'https://rides.example' });
let ride: Made;
beforeAll(async () => {
  ride = await app.ride(await app.member('ada'), { date: '2087-06-01' });
});

interface Answer {
  status: number | undefined;
  cache: string | undefined;
  body: string;
}

/** `fetch` does not send another host. */
function get(url: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host } }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, cache: headers['cache-control'], body }), reject);
    });
    sent.on('error', reject).end();
  });
}

const paths = () => [
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  `/embed/ride/${ride.id}`,
  `/oembed?url=${encodeURIComponent(`http://rides.test/post/${ride.id}`)}`,
];

test('links to the host of a request reach nobody else through a shared cache', async () => {
  for (const path of paths()) {
    const { status, cache, body } = await get(app.url + path, 'rides.test');
    expect([path, status, cache]).toEqual([path, 200, 'private, max-age=300']);
    expect(body).toContain('http://rides.test');
  }
});

test('with PUBLIC_URL the host of a request is in no link, and shared caches may store the lists', async () => {
  for (const path of ['/feed.xml', '/sitemap.xml', '/robots.txt']) {
    const { cache, body } = await get(publicApp.url + path, 'evil.example');
    expect(cache).toBe('public, max-age=300');
    expect(body).toContain('https://rides.example');
    expect(body).not.toContain('evil.example');
  }
});

test('a host that is no host is refused', async () => {
  for (const host of ['rides.test/evil?', 'a@rides.test', '"><script>', 'rides.test:port', '[::1', "'"]) {
    for (const path of paths()) {
      const { status, body } = await get(app.url + path, host);
      expect([host, path, status]).toEqual([host, path, 400]);
      expect(JSON.parse(body)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  }
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'rides_2.test']) {
    expect((await get(`${app.url}/feed.xml`, host)).body).toContain(`http://${host}/feed.xml`);
  }
});
