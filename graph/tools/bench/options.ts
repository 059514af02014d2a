import { parseArgs } from 'node:util';
import { isSize, type Size } from './world/cast.ts';

export interface Options {
  /** A short run: fewer and shorter rounds. */
  readonly isQuick: boolean;
  readonly size: Size;
  /** The names of the operations to measure, or null for all. */
  readonly only: readonly string[] | null;
  /** The names of the servers to measure, or null for all. */
  readonly servers: readonly string[] | null;
  /** The parts to measure besides the servers. */
  readonly parts: readonly string[];
  readonly rounds: number;
  /** The seconds of load on a server in a round. */
  readonly seconds: number;
  /** Only writes the report of the last run again. */
  readonly isReportOnly: boolean;
}

const allParts = ['servers', 'statement', 'hot', 'memory', 'start'] as const;

/** Reads the command line. */
export function readOptions(args = process.argv.slice(2)): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      size: { type: 'string', default: '100k' },
      only: { type: 'string' },
      servers: { type: 'string' },
      parts: { type: 'string', default: allParts.join(',') },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      report: { type: 'boolean', default: false },
    },
  });
  if (!isSize(values.size)) throw new Error('--size is 10k, 100k or 1m');
  return {
    isQuick: values.quick,
    size: values.size,
    only: values.only?.split(',') ?? null,
    servers: values.servers?.split(',') ?? null,
    parts: values.parts.split(','),
    rounds: Number(values.rounds ?? (values.quick ? 3 : 5)),
    seconds: Number(values.seconds ?? (values.quick ? 2 : 5)),
    isReportOnly: values.report,
  };
}

/** Whether a run measures everything with full rounds. */
export const isWhole = ({ isQuick, only, servers, size, rounds, seconds }: Options): boolean =>
  !isQuick && !only && !servers && size === '100k' && rounds >= 5 && seconds >= 5;
