import { Migration } from '@mikro-orm/migrations';

export class Migration20261124193111_passkeys extends Migration {

  override name = 'Migration20261124193111_passkeys';

  override up(): void | Promise<void> {
    this.addSql(`create table "passkey" ("id" uuid not null, "user_id" uuid not null, "credential_id" text not null, "public_key" text not null, "signature_counter" bigint not null, "name" varchar(100) not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "passkey_user_index" on "passkey" ("user_id");`);
    this.addSql(`alter table "passkey" add constraint "passkey_credential_key" unique ("credential_id");`);

    this.addSql(`alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "passkey" cascade;`);
  }

}
