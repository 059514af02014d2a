import type { Results } from './Results.ts';

/** The promised throughput of the product, as a fraction of the floor. */
export const bars: Readonly<Record<string, number>> = {
  feed: 0.65,
  'feed-50': 0.65,
  following: 0.65,
  'following-50': 0.65,
  group: 0.65,
  'group-50': 0.65,
  post: 0.55,
  search: 0.85,
  searchCorrected: 0.85,
  setLike: 0.7,
  rest: 0.75,
};

/** A peer with our SQL, not as its documentation recommends. */
const isGivenOurSql = (server: string) => server.endsWith('-sql');

export interface Verdict {
  readonly promise: string;
  readonly found: string;
  readonly isKept: boolean;
}

const fixed = (value: number, digits = 2) => value.toFixed(digits);

function ratios({ operations }: Results): Verdict[] {
  return operations.flatMap(({ name, label, servers }) => {
    const bar = bars[name];
    const product = servers.find(({ server }) => server === 'product');
    if (bar === undefined || !product) return [];
    const { median } = product.ratio;
    return [{ promise: `${label}: at least ${bar} of the floor`, found: fixed(median), isKept: median >= bar }];
  });
}

function aheadOfPeers({ operations }: Results): Verdict[] {
  const behind = operations.flatMap(({ label, servers }) => {
    const product = servers.find(({ server }) => server === 'product');
    const rate = product?.requestsPerSecond.median ?? 0;
    const faster = servers.filter(
      ({ server, requestsPerSecond }) =>
        server !== 'floor' && server !== 'product' && !isGivenOurSql(server) && requestsPerSecond.median >= rate,
    );
    return faster.map(({ server }) => `${server} at ${label}`);
  });
  if (operations.length === 0) return [];
  const found = behind.length === 0 ? 'yes' : `behind ${behind.join('; ')}`;
  return [
    { promise: 'Faster than every peer written as its documentation recommends', found, isKept: behind.length === 0 },
  ];
}

function statements({ statement }: Results): Verdict[] {
  const timeOf = ({ execution, planning }: { execution: number; planning: number }) => execution + planning;
  const largest = statement.filter(({ size }) => size === '1m');
  const slowest = (isDormant: boolean) =>
    Math.max(...largest.filter(({ rider }) => rider.includes('dormant') === isDormant).map(timeOf));
  if (largest.length === 0) return [];
  const growth = largest.flatMap(({ rider, page, execution }) => {
    const small = statement.find(
      (each) => each.size === '10k' && each.rider === rider && (each.page === 1) === (page === 1),
    );
    return small ? [execution / small.execution] : [];
  });
  return [
    {
      promise: 'The feed’s statement at 1,000,000 posts: at most 1 ms',
      found: `${fixed(slowest(false))} ms`,
      isKept: slowest(false) <= 1,
    },
    {
      promise: '… at most 8 ms for a viewer who follows 2,000 dormant accounts',
      found: `${fixed(slowest(true))} ms`,
      isKept: slowest(true) <= 8,
    },
    {
      promise: '… grows by no more than 2 × from 10,000 posts on',
      found: `${fixed(Math.max(...growth))} ×`,
      isKept: Math.max(...growth) <= 2,
    },
  ];
}

function others({ hot, memory, start }: Results): Verdict[] {
  const verdicts: Verdict[] = [];
  const product = hot.find(({ server }) => server === 'product');
  if (product) {
    const ratio = product.hot / product.spread;
    const found = `${fixed(ratio)}, ${product.lost} lost`;
    verdicts.push({
      promise: 'setLike on one hot post: at least 0.5 of the rate on different posts, no like lost',
      found,
      isKept: ratio >= 0.5 && product.lost === 0,
    });
  }
  if (memory) {
    const [, settled = 0] = memory.steps;
    const growth = (memory.steps.at(-1) ?? 0) / settled - 1;
    const promise = `Resident memory after ${memory.requests.toLocaleString('en')} requests: within 10 % of that after the first fifth`;
    verdicts.push({ promise, found: `${fixed(growth * 100, 0)} %`, isKept: growth <= 0.1 });
  }
  if (start) {
    verdicts.push({
      promise: 'Start to first response: at most 2 s',
      found: `${fixed(start.median / 1000)} s`,
      isKept: start.median <= 2000,
    });
  }
  return verdicts;
}

/** Each promise with the measured figure. */
export const verdictsOf = (results: Results): Verdict[] => [
  ...ratios(results),
  ...aheadOfPeers(results),
  ...statements(results),
  ...others(results),
];
