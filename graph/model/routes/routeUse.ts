/** The tables of what is ridden on a route. */
const tables = ['ride', 'pace_group'] as const;

const usedBy = (table: string, route: string) => `exists (select from ${table} where ${table}.route_id = ${route}.id)`;

/** Each table has an index of its own. */
const removedFrom = (table: string, route: string) =>
  `exists (select from takedown_row k where k.table_name = '${table}' and k.row ->> 'route_id' = ${route}.id::text)`;

/** Whether a ride or a pace group uses a route, as SQL. */
export const isInUse = (route: string): string => `(${tables.map((table) => usedBy(table, route)).join(' or ')})`;

/** Whether none uses a route, as SQL. The route of a removed one comes back with it. */
export const isUnused = (route: string): string =>
  tables.flatMap((table) => [`not ${usedBy(table, route)}`, `not ${removedFrom(table, route)}`]).join(' and ');
