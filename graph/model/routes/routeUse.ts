/** The tables whose rows refer to a route. */
const tables = ['ride', 'pace_group'] as const;

const usedBy = (table: string, route: string) => `exists (select from ${table} where ${table}.route_id = ${route}.id)`;

/** Each table uses its own index. */
const removedFrom = (table: string, route: string) =>
  `exists (select from takedown_row k where k.table_name = '${table}' and k.row ->> 'route_id' = ${route}.id::text)`;

/** Whether a ride or a pace group uses a route, as SQL. */
export const isInUse = (route: string): string => `(${tables.map((table) => usedBy(table, route)).join(' or ')})`;

/** Whether no ride or pace group uses a route, as SQL. A removed one may come back with its route. */
export const isUnused = (route: string): string =>
  tables.flatMap((table) => [`not ${usedBy(table, route)}`, `not ${removedFrom(table, route)}`]).join(' and ');
