import type { OperationFigures } from '../measure/measureServers.ts';
import type { Spread } from '../measure/statistics.ts';
import { candidates } from '../servers/catalogue.ts';
import { verdictsOf } from './bars.ts';
import { aboutStatements, howToRun, manner, whatDidNotHelp } from './notes.ts';
import type { Results } from './Results.ts';

type Cell = string | number;

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const labelOf = (name: string) => candidates.find((candidate) => candidate.name === name)?.label ?? name;
const whole = (value: number) => Math.round(value).toLocaleString('en');
const spread = ({ median, least, most }: Spread, tell: (value: number) => string) =>
  `${tell(median)} (${tell(least)}–${tell(most)})`;
const fixed = (digits: number) => (value: number) => value.toFixed(digits);

const operationTable = ({ label, servers }: OperationFigures): string =>
  `### ${label}\n\n${table(
    ['server', 'requests/s', '÷ floor', 'p50 ms', 'p99 ms', 'Node CPU ms', 'PostgreSQL CPU ms', 'SQL'],
    servers.map((figures) => [
      figures.server === 'product' ? `**${labelOf(figures.server)}**` : labelOf(figures.server),
      spread(figures.requestsPerSecond, whole),
      spread(figures.ratio, fixed(2)),
      whole(figures.p50.median),
      whole(figures.p99.median),
      figures.nodeTime.median.toFixed(2),
      figures.databaseTime.median.toFixed(2),
      Number(figures.sqlCount.toFixed(1)),
    ]),
  )}`;

const summary = ({ operations }: Results): string => {
  const names = [...new Set(operations.flatMap(({ servers }) => servers.map(({ server }) => server)))];
  const ratioOf = (operation: OperationFigures, name: string) => {
    const found = operation.servers.find(({ server }) => server === name)?.ratio.median.toFixed(2) ?? '–';
    return name === 'product' ? `**${found}**` : found;
  };
  return table(
    ['requests/s ÷ floor', ...names.map(labelOf)],
    operations.map((operation) => [operation.label, ...names.map((name) => ratioOf(operation, name))]),
  );
};

const machineTable = ({ machine, takenAt }: Results): string =>
  table(
    ['', ''],
    [
      ['taken', takenAt],
      ['processor', `${machine.processor}, ${machine.cores} cores`],
      ['memory', `${machine.memory.toFixed(0)} GiB`],
      ['system', machine.system],
      ['load before', machine.loadBefore.toFixed(2)],
      ...Object.entries(machine.versions),
    ],
  );

const statementTable = ({ statement }: Results): string =>
  table(
    ['rider', 'posts', 'page', 'execution ms', 'planning ms', 'with cards, ms', 'rows'],
    statement.map((each) => [
      each.rider,
      each.size,
      each.page,
      each.execution.toFixed(2),
      each.planning.toFixed(2),
      each.withCards.toFixed(2),
      each.rows,
    ]),
  );

const others = ({ hot, memory, start }: Results): string[] => [
  ...(hot.length > 0
    ? [
        '## One hot post',
        table(
          ['server', 'setLike spread out, requests/s', 'on one post', 'lost'],
          hot.map((each) => [labelOf(each.server), whole(each.spread), whole(each.hot), each.lost]),
        ),
      ]
    : []),
  ...(memory
    ? [
        '## Memory',
        `Resident MiB after each tenth of ${whole(memory.requests)} requests: ${memory.steps.map(whole).join(', ')}.`,
      ]
    : []),
  ...(start ? ['## Start', `Time to the first response: ${spread(start, whole)} ms.`] : []),
];

const remeasured = ({ again = {} }: Results): string =>
  Object.entries(again)
    .map(([part, at]) => `Measured again separately, with later changes: ${part}, ${at.slice(0, 16)} UTC.`)
    .join('\n');

/** The report of a run. */
export function writeMarkdown(results: Results): string {
  const { isQuick, rounds, seconds, size, operations, statement } = results;
  const verdicts = verdictsOf(results);
  const parts = [
    '# The cost of Cycle Chat',
    isQuick ? '**A quick run with short rounds: do not quote these figures.**' : '',
    `Medians of ${rounds} rounds of ${seconds} s each (minimum and maximum in brackets), ${size} posts. \`npm run bench\` writes this file from \`results.json\`: do not edit either.`,
    remeasured(results),
    '![Requests per second as a fraction of the floor](results.svg)',
    '## Promises',
    table(
      ['promise', 'found', 'kept'],
      verdicts.map(({ promise, found, isKept }) => [promise, found, isKept ? 'yes' : 'no']),
    ),
    ...(operations.length > 0 ? ['## Summary', summary(results)] : []),
    manner,
    ...(operations.length > 0 ? ['## Operations', ...operations.map(operationTable)] : []),
    ...(statement.length > 0 ? ['## The feed’s statement alone', aboutStatements, statementTable(results)] : []),
    ...others(results),
    howToRun,
    whatDidNotHelp,
    '## The machine',
    machineTable(results),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
