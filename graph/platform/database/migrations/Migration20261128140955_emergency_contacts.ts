import { Migration } from '@mikro-orm/migrations';

export class Migration20261128140955_emergency_contacts extends Migration {

  override name = 'Migration20261128140955_emergency_contacts';

  override up(): void | Promise<void> {
    this.addSql(`create table "emergency_reading" ("id" uuid not null, "user_id" uuid not null, "reader_id" uuid null, "post_id" uuid not null, "read_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "emergency_reading_reader_id_index" on "emergency_reading" ("reader_id");`);
    this.addSql(`create index "emergency_reading_user_index" on "emergency_reading" ("user_id", "read_at", "id");`);
    this.addSql(`alter table "emergency_reading" add constraint "emergency_reading_key" unique ("user_id", "reader_id", "post_id");`);

    this.addSql(`create table "emergency_contact" ("user_id" uuid not null, "contact_name" text null, "contact_phone" text null, "medical_note" text null, "updated_at" timestamptz(3) not null default now(), primary key ("user_id"));`);

    this.addSql(`alter table "emergency_reading" add constraint "emergency_reading_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "emergency_reading" add constraint "emergency_reading_reader_id_foreign" foreign key ("reader_id") references "user" ("id") on delete set null;`);

    this.addSql(`alter table "emergency_contact" add constraint "emergency_contact_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "emergency_contact" add constraint "emergency_contact_whole_check" check ((contact_name is null) = (contact_phone is null) and (contact_name is not null or medical_note is not null));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "emergency_reading" cascade;`);
    this.addSql(`drop table if exists "emergency_contact" cascade;`);
  }

}
