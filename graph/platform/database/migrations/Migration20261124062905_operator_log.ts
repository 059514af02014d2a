import { Migration } from '@mikro-orm/migrations';

export class Migration20261124062905_operator_log extends Migration {

  override name = 'Migration20261124062905_operator_log';

  override up(): void | Promise<void> {
    this.addSql(`create table "operator_log" ("id" uuid not null, "at" timestamptz(3) not null, "operator" text not null, "verb" text not null, "target_id" uuid null, "note" text null, primary key ("id"));`);
    this.addSql(`create index "operator_log_at_index" on "operator_log" ("at", "id");`);

    this.addSql(`create or replace function "operator_log_operator_log_append_only_fn"() returns trigger as \$\$ begin raise exception 'operator_log is append-only' using errcode = 'insufficient_privilege'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "operator_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE on "operator_log" for each STATEMENT execute function "operator_log_operator_log_append_only_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "operator_log_append_only" on "operator_log";`);
    this.addSql(`drop function if exists "operator_log_operator_log_append_only_fn"();`);
    this.addSql(`drop table if exists "operator_log" cascade;`);
  }

}
