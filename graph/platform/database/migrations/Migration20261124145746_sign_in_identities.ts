import { Migration } from '@mikro-orm/migrations';

export class Migration20261124145746_sign_in_identities extends Migration {

  override name = 'Migration20261124145746_sign_in_identities';

  override up(): void | Promise<void> {
    this.addSql(`create table "sign_in_identity" ("id" uuid not null, "user_id" uuid not null, "issuer" text not null, "subject" text not null, "label" text null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "sign_in_identity_user_index" on "sign_in_identity" ("user_id");`);
    this.addSql(`alter table "sign_in_identity" add constraint "sign_in_identity_subject_key" unique ("issuer", "subject");`);

    this.addSql(`create table "sign_in_attempt" ("token_hash" varchar(64) not null, "kind" varchar(10) not null, "user_id" uuid null, "issuer" text null, "subject" text null, "label" text null, "expires_at" timestamptz(3) not null, primary key ("token_hash"));`);
    this.addSql(`create index "sign_in_attempt_user_index" on "sign_in_attempt" ("user_id");`);
    this.addSql(`create index "sign_in_attempt_expiry_index" on "sign_in_attempt" ("expires_at");`);

    this.addSql(`alter table "application" add "issuer" text null, add "subject" text null, add "label" text null;`);
    this.addSql(`alter table "application" alter column "password_hash" drop not null;`);

    this.addSql(`alter table "user" alter column "password_hash" drop not null;`);

    this.addSql(`alter table "sign_in_identity" add constraint "sign_in_identity_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "sign_in_attempt" add constraint "sign_in_attempt_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "sign_in_attempt" add constraint "sign_in_attempt_identity_check" check ((kind = 'newcomer') = (issuer is not null) and (issuer is null) = (subject is null));`);
    this.addSql(`alter table "sign_in_attempt" add constraint "sign_in_attempt_kind_check" check (kind in ('provider', 'newcomer'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "sign_in_identity" cascade;`);
    this.addSql(`drop table if exists "sign_in_attempt" cascade;`);

    this.addSql(`alter table "application" drop column "issuer", drop column "subject", drop column "label";`);
    this.addSql(`alter table "application" alter column "password_hash" set not null;`);

    this.addSql(`alter table "user" alter column "password_hash" set not null;`);
  }

}
