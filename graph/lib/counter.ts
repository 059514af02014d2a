interface Counter {
  /** The table and column that hold the count. */
  table: string;
  column: string;
  /** The column of the counted table that names the row to count for. */
  by: string;
  /** Which rows count, as SQL over `ROW.`; all when left out. */
  where?: string;
}

interface CounterTrigger {
  name: string;
  timing: 'after';
  events: ('insert' | 'update' | 'delete')[];
  forEach: 'row';
  body: string;
}

type Row = 'new' | 'old';

const holds = (counter: Counter, row: Row) => counter.where?.replaceAll('ROW.', `${row}.`) ?? 'true';

const step = ({ table, column, by }: Counter, row: Row) =>
  `update "${table}" set "${column}" = "${column}" ${row === 'new' ? '+' : '-'} 1 where id = ${row}."${by}";`;

const stepIf = (counter: Counter, row: Row) =>
  counter.where ? `if ${holds(counter, row)} then ${step(counter, row)} end if;` : step(counter, row);

/** Only a condition can begin or cease to hold when a row is updated: the keys that rows are counted by never change. */
const stepOnUpdate = (counter: Counter) =>
  `if (${holds(counter, 'old')}) <> (${holds(counter, 'new')}) then ${stepIf(counter, 'old')} ${stepIf(counter, 'new')} end if;`;

/** Two counted rows of one table are locked in the order of their ids, or opposite writes would deadlock. */
const lockInOrder = (counters: Counter[], row: Row) =>
  [...Map.groupBy(counters, (counter) => counter.table)]
    .map(([table, ofTable]) => ({ table, keys: [...new Set(ofTable.map((counter) => `${row}."${counter.by}"`))] }))
    .filter(({ keys }) => keys.length > 1)
    .map(
      ({ table, keys }) => `perform 1 from "${table}" where id in (${keys.join(', ')}) order by id for no key update; `,
    )
    .join('');

/**
 * A trigger that keeps counters on other rows in step with the rows of a table, in the transaction that changes them,
 * so that no path, cascade or concurrent write can make them drift.
 */
export function counterTrigger(name: string, ...counters: Counter[]): CounterTrigger {
  const conditional = counters.filter((counter) => counter.where);
  const branches = [
    `if tg_op = 'INSERT' then ${lockInOrder(counters, 'new')}${counters.map((counter) => stepIf(counter, 'new')).join(' ')} end if;`,
    `if tg_op = 'DELETE' then ${lockInOrder(counters, 'old')}${counters.map((counter) => stepIf(counter, 'old')).join(' ')} end if;`,
    ...(conditional.length > 0 ? [`if tg_op = 'UPDATE' then ${conditional.map(stepOnUpdate).join(' ')} end if;`] : []),
    'return null;',
  ];
  return {
    name,
    timing: 'after',
    events: conditional.length > 0 ? ['insert', 'update', 'delete'] : ['insert', 'delete'],
    forEach: 'row',
    body: branches.join(' '),
  };
}
