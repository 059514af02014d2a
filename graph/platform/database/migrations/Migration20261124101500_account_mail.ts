import { Migration } from '@mikro-orm/migrations';

export class Migration20261124101500_account_mail extends Migration {

  override name = 'Migration20261124101500_account_mail';

  override up(): void | Promise<void> {
    this.addSql(`create table "mail_address" ("user_id" uuid not null, "address" text null, "confirmed_at" timestamptz(3) null, "pending" text null, primary key ("user_id"));`);
    this.addSql(`create unique index "mail_address_address_key" on "mail_address" (lower("address"));`);

    this.addSql(`create table "account_token" ("token_hash" varchar(64) not null, "kind" varchar(10) not null, "user_id" uuid not null, "address" text null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("token_hash"));`);
    this.addSql(`create index "account_token_expiry_index" on "account_token" ("expires_at");`);
    this.addSql(`create index "account_token_user_index" on "account_token" ("user_id", "kind", "created_at");`);

    this.addSql(`alter table "mail_address" add constraint "mail_address_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "mail_address" add constraint "mail_address_some_check" check (address is not null or pending is not null);`);
    this.addSql(`alter table "mail_address" add constraint "mail_address_confirmed_check" check ((address is null) = (confirmed_at is null));`);

    this.addSql(`alter table "account_token" add constraint "account_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "account_token" add constraint "account_token_address_check" check ((kind = 'confirm') = (address is not null));`);
    this.addSql(`alter table "account_token" add constraint "account_token_kind_check" check (kind in ('reset', 'confirm'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_address" cascade;`);
    this.addSql(`drop table if exists "account_token" cascade;`);
  }

}
