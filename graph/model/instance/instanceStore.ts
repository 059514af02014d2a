import { columnsOf } from '../../platform/database/columns.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { InstanceSettings } from './InstanceSettings.ts';

const readStatement = statement(
  'instance.read',
  `select ${columnsOf(InstanceSettings, 'i')} from instance i where i.id = 1`,
);

/** The settings of the instance in the memory of this node. */
export interface InstanceStore {
  /** The settings that were read last. The object is another one after each change. */
  current(): InstanceSettings;
  /** Reads the settings again. Of concurrent reads, the one that began last wins. */
  refresh(): Promise<void>;
}

export function instanceStore(sql: Sql): InstanceStore {
  let settings = new InstanceSettings();
  let begun = 0;
  let shown = 0;
  return {
    current: () => settings,
    async refresh() {
      begun += 1;
      const turn = begun;
      const [row] = await sql<InstanceSettings & Record<string, unknown>>(readStatement);
      if (turn < shown) return;
      shown = turn;
      settings = row ?? new InstanceSettings();
    },
  };
}
