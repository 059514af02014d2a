import { Migration } from '@mikro-orm/migrations';

export class Migration20261124112621_operator_session extends Migration {

  override name = 'Migration20261124112621_operator_session';

  override up(): void | Promise<void> {
    this.addSql(`create table "operator_session" ("id" uuid not null, "token_hash" varchar(64) not null, "operator" text not null, "created_at" timestamptz(3) not null, "opened_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, "device" varchar(300) null, primary key ("id"));`);
    this.addSql(`alter table "operator_session" add constraint "operator_session_token_hash_unique" unique ("token_hash");`);

    this.addSql(`alter table "operator_session" add constraint "operator_session_expiry_check" check (expires_at > created_at);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "operator_session" cascade;`);
  }

}
