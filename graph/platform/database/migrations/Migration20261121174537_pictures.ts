import { Migration } from '@mikro-orm/migrations';

export class Migration20261121174537_pictures extends Migration {

  override name = 'Migration20261121174537_pictures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "post" add "media_alts" text[] not null default '{}';`);

    this.addSql(`alter table "moment" add "image_alt" text null;`);

    this.addSql(`alter table "media" add "placeholder" text null, add "sent_at" timestamptz(3) not null default now();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "media" drop column "placeholder", drop column "sent_at";`);

    this.addSql(`alter table "moment" drop column "image_alt";`);

    this.addSql(`alter table "post" drop column "media_alts";`);
  }

}
