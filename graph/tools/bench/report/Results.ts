import type { StatementFigures } from '../measure/feedStatement.ts';
import type { HotFigures } from '../measure/hotLike.ts';
import type { OperationFigures } from '../measure/measureServers.ts';
import type { MemoryFigures } from '../measure/memory.ts';
import type { Spread } from '../measure/statistics.ts';
import type { Machine } from './machine.ts';

/** The figures of a run, from which the report and the chart are made. */
export interface Results {
  readonly takenAt: string;
  /** The times at which single parts were measured again, by name. */
  readonly again?: Readonly<Record<string, string>>;
  readonly isQuick: boolean;
  readonly size: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly machine: Machine;
  readonly operations: readonly OperationFigures[];
  readonly statement: readonly StatementFigures[];
  readonly hot: readonly HotFigures[];
  readonly memory: MemoryFigures | null;
  readonly start: Spread | null;
}
