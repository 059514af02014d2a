import { Migration } from '@mikro-orm/migrations';

export class Migration20261122054247_zone_secret extends Migration {

  override name = 'Migration20261122054247_zone_secret';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "zone_secret" uuid not null default gen_random_uuid();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop column "zone_secret";`);
  }

}
