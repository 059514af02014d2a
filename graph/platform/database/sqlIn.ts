import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import type { Sql, Statement } from './sql.ts';

/** Binds `sql` to a transaction of the ORM. The ORM numbers no parameters, so each use of one becomes a `?` with its value. */
export function sqlIn(em: EntityManager): Sql {
  return <Row extends QueryResultRow>({ text }: Statement, values: readonly unknown[] = []) => {
    const uses = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
    return em.execute<Row[]>(text.replaceAll(/\$\d+/g, '?'), uses);
  };
}
