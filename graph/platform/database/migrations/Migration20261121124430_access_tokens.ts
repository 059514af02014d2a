import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124430_access_tokens extends Migration {

  override name = 'Migration20261121124430_access_tokens';

  override up(): void | Promise<void> {
    this.addSql(`create table "access_token" ("id" uuid not null, "user_id" uuid not null, "name" varchar(50) not null, "token_hash" varchar(64) not null, "scope" varchar(5) not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "access_token" add constraint "access_token_token_hash_unique" unique ("token_hash");`);
    this.addSql(`create index "access_token_newest_index" on "access_token" ("user_id", "created_at", "id");`);

    this.addSql(`alter table "access_token" add constraint "access_token_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "access_token" add constraint "access_token_expiry_check" check (expires_at > created_at);`);
    this.addSql(`alter table "access_token" add constraint "access_token_scope_check" check (scope in ('read', 'write'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "access_token" cascade;`);
  }

}
