import type { TriggerDef } from '@mikro-orm/core';

interface Counter {
  /** The table and column of the count. */
  table: string;
  column: string;
  /** The column of the counted table that refers to the row with the count. */
  by: string;
  /** The SQL condition of the rows that count, with columns as `ROW.column`. Default: all rows. */
  where?: string;
}

type Row = 'new' | 'old';

const holds = (counter: Counter, row: Row) => counter.where?.replaceAll('ROW.', `${row}.`) ?? 'true';
const one = (counter: Counter, row: Row) => (counter.where ? `(${holds(counter, row)})::int` : '1');

/** Groups counters of the same row. One statement changes them, because a second one would write the row again. */
const byCountedRow = (counters: Counter[]) => [...Map.groupBy(counters, ({ table, by }) => `${table}.${by}`).values()];

interface Change {
  /** The SQL value that identifies the row with the count. */
  key(by: string): string;
  /** The SQL of the addition or subtraction, such as `+ 1`. */
  added(counter: Counter): string;
  condition?: string;
}

/** One statement that changes all counters of a row. */
function change(counters: Counter[], { key, added, condition }: Change): string {
  const [first] = counters;
  if (!first) return '';
  const steps = counters.map((counter) => `"${counter.column}" = "${counter.column}" ${added(counter)}`);
  const update = `update "${first.table}" set ${steps.join(', ')} where id = ${key(first.by)};`;
  return condition ? `if ${condition} then ${update} end if;` : update;
}

function step(counters: Counter[], row: Row): string {
  const isConditional = counters.every(({ where }) => where);
  const condition = isConditional ? counters.map((counter) => `(${holds(counter, row)})`).join(' or ') : undefined;
  const added = (counter: Counter) => `${row === 'new' ? '+' : '-'} ${one(counter, row)}`;
  return change(counters, { key: (by) => `${row}."${by}"`, added, condition });
}

/** An update can change only whether the condition holds. The key columns never change. */
function stepOnUpdate(counters: Counter[]): string {
  const condition = counters.map((counter) => `(${holds(counter, 'old')}) <> (${holds(counter, 'new')})`).join(' or ');
  const added = (counter: Counter) => `+ ${one(counter, 'new')} - ${one(counter, 'old')}`;
  return change(counters, { key: (by) => `coalesce(new."${by}", old."${by}")`, added, condition });
}

/** Locks two rows of one table in the order of their ids. Otherwise opposite writes would deadlock. */
const lockInOrder = (counters: Counter[], row: Row) =>
  [...Map.groupBy(counters, (counter) => counter.table)]
    .map(([table, ofTable]) => ({ table, keys: [...new Set(ofTable.map((counter) => `${row}."${counter.by}"`))] }))
    .filter(({ keys }) => keys.length > 1)
    .map(
      ({ table, keys }) => `perform 1 from "${table}" where id in (${keys.join(', ')}) order by id for no key update; `,
    )
    .join('');

/**
 * A trigger that updates counters on other rows in the transaction that changes the counted rows. So no code path, cascade or
 * concurrent write can make a counter wrong.
 */
export function counterTrigger(name: string, ...counters: Counter[]): TriggerDef {
  const conditional = counters.filter((counter) => counter.where);
  const branches = [
    `if tg_op = 'INSERT' then ${lockInOrder(counters, 'new')}${byCountedRow(counters)
      .map((group) => step(group, 'new'))
      .join(' ')} end if;`,
    `if tg_op = 'DELETE' then ${lockInOrder(counters, 'old')}${byCountedRow(counters)
      .map((group) => step(group, 'old'))
      .join(' ')} end if;`,
    ...(conditional.length > 0
      ? [`if tg_op = 'UPDATE' then ${byCountedRow(conditional).map(stepOnUpdate).join(' ')} end if;`]
      : []),
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
