import { Migration } from '@mikro-orm/migrations';

export class Migration20261122111530_account_deletions extends Migration {

  override name = 'Migration20261122111530_account_deletions';

  override up(): void | Promise<void> {
    this.addSql(`create table "account_deletion" ("user_id" uuid not null, "requested_at" timestamptz(3) not null default now(), primary key ("user_id"));`);

    this.addSql(`alter table "account_deletion" add constraint "account_deletion_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "account_deletion" cascade;`);
  }

}
