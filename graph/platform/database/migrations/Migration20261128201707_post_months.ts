import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128201707_post_months extends OnlineMigration {

  override name = 'Migration20261128201707_post_months';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "post_post_month_fn"() returns trigger as \$\$ begin new."search" := ts_delete(new."search", ('#' || ((extract(year from (old."created_at" at time zone 'UTC'))::int * 12 + extract(month from (old."created_at" at time zone 'UTC'))::int))::text)) || array_to_tsvector(array[('#' || ((extract(year from (new."created_at" at time zone 'UTC'))::int * 12 + extract(month from (new."created_at" at time zone 'UTC'))::int))::text)]); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_month" before update of "created_at" on "post" for each row when (('#' || ((extract(year from (old."created_at" at time zone 'UTC'))::int * 12 + extract(month from (old."created_at" at time zone 'UTC'))::int))::text) <> ('#' || ((extract(year from (new."created_at" at time zone 'UTC'))::int * 12 + extract(month from (new."created_at" at time zone 'UTC'))::int))::text)) execute function "post_post_month_fn"();`);
    this.addSql(`create or replace trigger "post_search" before insert or update of "content", "ride_words" on "post" for each row execute function "post_post_search_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "post_month" on "post";`);
    this.addSql(`drop function if exists "post_post_month_fn"();`);
    this.addSql(`create or replace trigger "post_search" before insert or update of "content", "ride_words", "created_at" on "post" for each row execute function "post_post_search_fn"();`);
  }

}
