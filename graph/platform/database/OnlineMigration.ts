import { Migration } from '@mikro-orm/migrations';

type Query = ReturnType<Migration['getQueries']>[number];

/** The statement without CONCURRENTLY and COMMIT, for a transaction while nothing else uses the tables. */
const withinTransaction = (query: Query): Query =>
  typeof query === 'string' ? query.replaceAll(/\bconcurrently\b/gi, '').replaceAll(/\bcommit;/gi, '') : query;

/**
 * A migration for tables in use. Each statement commits on its own, so that no lock outlives its statement. After an interruption
 * the migration starts again at the first statement, so each statement must be repeatable.
 */
export abstract class OnlineMigration extends Migration {
  /** The statements for the migrator, which runs them in one transaction during a restore or a down migration. */
  override getQueries(): Query[] {
    return super.getQueries().map(withinTransaction);
  }

  /** The statements as declared, to run one by one. */
  async statements(): Promise<string[]> {
    this.reset();
    await this.up();
    return super.getQueries().map(String);
  }

  /** Creates an index without blocking writes. */
  protected addIndex(name: string, definition: string): void {
    this.addSql(`create index concurrently if not exists "${name}" on ${definition};`);
  }

  /** Adds a constraint, then validates existing rows with a lock that blocks neither reads nor writes. */
  protected addConstraint(table: string, name: string, definition: string): void {
    const added = `add constraint "${name}" ${definition} not valid`;
    this.addSql(`alter table "${table}" drop constraint if exists "${name}", ${added};`);
    this.addSql(`alter table "${table}" validate constraint "${name}";`);
  }

  /** Repeats a statement, with a commit after each run, until it changes no row. The statement must limit its rows itself. */
  protected addBatches(text: string): void {
    this.addSql(
      `do $$ declare changed bigint; begin loop ${text}; get diagnostics changed = row_count; commit; exit when changed = 0; end loop; end $$;`,
    );
  }

  /** Sets columns of the rows that meet a condition. Reads the table once and commits after each batch of rows. */
  protected addWalk(table: string, assignment: string, condition: string): void {
    const batch = `(select id from "${table}" where id > passed order by id limit 1000)`;
    this.addSql(
      `do $$ declare passed uuid := '00000000-0000-0000-0000-000000000000'; reached uuid; begin loop
        reached := (select id from ${batch} batch order by id desc limit 1); exit when reached is null;
        update "${table}" set ${assignment} where id > passed and id <= reached and ${condition};
        commit; passed := reached; end loop; end $$;`,
    );
  }
}
