import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { environmentOf, runHere } from '../../test/commandLine.ts';
import { metricFaults } from '../../test/metricFaults.ts';
import { useApp } from '../../test/useApp.ts';

const token = 'a-token-for-metrics';
const app = useApp({ METRICS_TOKEN: token });

const readMetrics = async () =>
  (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();

async function readValue(series: string): Promise<number> {
  const line = (await readMetrics()).split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length));
}

describe('the metrics', () => {
  test('keep the rules of promtool check metrics', async () => {
    await fetch(`${app.url}/api/posts/feed`);
    expect(metricFaults(await readMetrics())).toEqual([]);
  });

  test('name the version that runs', async () => {
    const labels = `version="${packageJson.version}",node_version="${process.versions.node}"`;
    expect(await readValue(`cycle_chat_build_info{${labels}}`)).toBe(1);
  });

  test('tell how full the disk of DATA_DIR is', async () => {
    const { bsize, blocks } = await statfs(app.dataDir);
    const available = await readValue('data_dir_disk_bytes{state="available"}');
    expect(await readValue('data_dir_disk_bytes{state="all"}')).toBe(bsize * blocks);
    expect(available).toBeGreaterThan(0);
    expect(available).toBeLessThanOrEqual(bsize * blocks);
  });

  test('tell when the last whole backup was made', async () => {
    const name = 'backup_last_success_timestamp_seconds';
    expect(await readValue(name)).toBe(0);
    const before = Date.now() / 1000;
    const refused = await runHere(environmentOf(app), 'backup', join(app.dataDir, 'no', 'such', 'place'));
    expect([refused.code, await readValue(name)]).toEqual([1, 0]);
    const { code } = await runHere(environmentOf(app), 'backup', join(app.dataDir, 'backup'));
    expect(code).toBe(0);
    expect(await readValue(name)).toBeGreaterThanOrEqual(before);
  });
});

test.each([
  ['# HELP rides_total Rides.\n# TYPE rides_total gauge\nrides_total 1', 'rides_total: non-counter metrics should not'],
  ['# HELP rides Rides.\n# TYPE rides counter\nrides 1', 'rides: counter metrics should have'],
  ['# TYPE rides gauge\nrides 1', 'rides: no help text'],
  [
    '# HELP wait_ms Wait.\n# TYPE wait_ms gauge\nwait_ms 1',
    'wait_ms: metric names should not contain abbreviated units',
  ],
  ['# HELP wait Wait.\n# TYPE wait gauge\nwait{rideId="1"} 1', 'wait: names should be written in snake_case'],
])('the rules find fault with %j', (text, fault) => {
  expect(metricFaults(text)).toEqual([expect.stringContaining(fault)]);
});
