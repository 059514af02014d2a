import type { OperationFigures, ServerFigures } from '../measure/measureServers.ts';
import { candidates } from '../servers/catalogue.ts';
import { bars } from './bars.ts';
import type { Results } from './Results.ts';

// One row for each operation: the bar is the product, the marks are the peers, the line at 1 is the floor.

const width = 920;
const left = 280;
const right = 40;
const top = 92;
const rowHeight = 46;
const barHeight = 14;
/** The marks of peers are below the bar. */
const marksBelow = 17;
/** The end of the scale. Larger values are drawn there. */
const longest = 1.3;

const marks: Readonly<Record<string, string>> = {
  postgraphile: 'M0-6 6 5H-6Z',
  mercurius: 'M0-6 6 0 0 6-6 0Z',
  yoga: 'M-5-5H5V5H-5Z',
  'yoga-jit': 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
  'mercurius-sql': 'M0-6 6 0 0 6-6 0Z',
  'yoga-jit-sql': 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
};

const style = `
  .ground { fill: #ffffff } .text { fill: #10191c } .muted { fill: #53616a } .grid { stroke: #dfe5e7 } .floor { stroke: #10191c }
  .product { fill: #d3125b } .spread { stroke: #980940 } .bar { stroke: #10191c } .peer { fill: #53616a } .given { fill: none; stroke: #53616a; stroke-width: 1.5 }
  text { font: 13px system-ui, sans-serif } .title { font-size: 18px; font-weight: 650 } .small { font-size: 12px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #151c1f } .text { fill: #e9eff0 } .muted { fill: #9cabb2 } .grid { stroke: #263136 } .floor { stroke: #e9eff0 }
    .product { fill: #ff5f95 } .spread { stroke: #ff9abd } .bar { stroke: #e9eff0 } .peer { fill: #9cabb2 } .given { fill: none; stroke: #9cabb2 }
  }`;

const at = (ratio: number) => left + (Math.min(Math.max(ratio, 0), longest) / longest) * (width - left - right);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const kindOf = (server: string) => (server.endsWith('-sql') ? 'given' : 'peer');

function markOf({ server, ratio }: ServerFigures, y: number): string {
  const path = marks[server];
  if (!path) return '';
  return `<path class="${kindOf(server)}" d="${path}" transform="translate(${at(ratio.median).toFixed(1)} ${y + marksBelow})"><title>${server} ${ratio.median.toFixed(2)}</title></path>`;
}

function productOf({ ratio }: ServerFigures, y: number): string {
  const end = at(ratio.median);
  return [
    `<rect class="product" x="${left}" y="${y - barHeight / 2}" width="${(end - left).toFixed(1)}" height="${barHeight}" rx="2"/>`,
    `<path class="spread" d="M${at(ratio.least).toFixed(1)} ${y}H${at(ratio.most).toFixed(1)}"/>`,
  ].join('');
}

function row(operation: OperationFigures, index: number): string {
  const y = top + index * rowHeight + barHeight;
  const product = operation.servers.find(({ server }) => server === 'product');
  const bar = bars[operation.name];
  return [
    `<text class="text" x="${left - 54}" y="${y + 4}" text-anchor="end">${escaped(operation.label)}</text>`,
    product
      ? `<text class="text" x="${left - 10}" y="${y + 4}" text-anchor="end" font-weight="650">${product.ratio.median.toFixed(2)}</text>`
      : '',
    product ? productOf(product, y) : '',
    bar === undefined
      ? ''
      : `<path class="bar" stroke-width="2" d="M${at(bar).toFixed(1)} ${y - barHeight / 2 - 4}v${barHeight + 8}"/>`,
    ...operation.servers.map((server) => markOf(server, y)),
  ].join('');
}

function legend(names: readonly string[], y: number): string {
  const entries = [
    { label: 'Cycle Chat', sign: `<rect class="product" x="-7" y="-5" width="14" height="10" rx="2"/>` },
    { label: 'promised', sign: '<path class="bar" stroke-width="2" d="M0-7v14"/>' },
    ...names.map((name) => ({
      label: candidates.find((candidate) => candidate.name === name)?.label ?? name,
      sign: `<path class="${kindOf(name)}" d="${marks[name]}"/>`,
    })),
  ];
  return entries
    .map(({ label, sign }, index) => {
      const x = 36 + (index % 3) * 290;
      return `<g transform="translate(${x} ${y + Math.floor(index / 3) * 22})">${sign}<text class="muted small" x="14" y="4">${escaped(label)}</text></g>`;
    })
    .join('');
}

/** The chart of a run as SVG, for light and dark pages. */
export function drawChart({ operations, size, isQuick }: Results): string {
  const bottom = top + operations.length * rowHeight;
  const names = Object.keys(marks).filter((name) =>
    operations.some(({ servers }) => servers.some(({ server }) => server === name)),
  );
  const height = bottom + 58 + Math.ceil((names.length + 2) / 3) * 22;
  const grid = [0, 0.25, 0.5, 0.75, 1, 1.25].map((ratio) => {
    const x = at(ratio).toFixed(1);
    return `<path class="${ratio === 1 ? 'floor' : 'grid'}" d="M${x} ${top - 4}V${bottom}"/><text class="muted small" x="${x}" y="${top - 12}" text-anchor="middle">${ratio === 1 ? 'floor' : ratio}</text>`;
  });
  const title = `Requests per second as a fraction of the floor, ${size} posts${isQuick ? ' (quick run)' : ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<style>${style}</style>
<rect class="ground" width="${width}" height="${height}" rx="8"/>
<text class="text title" x="28" y="40">${title}</text>
${grid.join('')}
${operations.map(row).join('\n')}
${legend(names, bottom + 36)}
</svg>
`;
}
