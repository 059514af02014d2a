import { parseArgs } from 'node:util';
import { isSize, type Size } from './world/cast.ts';

export interface Options {
  /** A short run: fewer and shorter rounds. */
  readonly isQuick: boolean;
  readonly size: Size;
  /** The operations to measure by name; null for all. */
  readonly only: readonly string[] | null;
  /** The servers to measure by name; null for all. */
  readonly servers: readonly string[] | null;
  /** What to measure beside the servers. */
  readonly parts: readonly string[];
  readonly rounds: number;
  /** How long a server is kept busy in a round. */
  readonly seconds: number;
  /** Writes the report of the last run anew. */
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

/** Whether what a run measures is measured whole, so that its figures may stand for all. */
export const isWhole = ({ isQuick, only, servers, size, rounds, seconds }: Options): boolean =>
  !isQuick && !only && !servers && size === '100k' && rounds >= 5 && seconds >= 5;
