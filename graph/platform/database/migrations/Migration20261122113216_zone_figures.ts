import { Migration } from '@mikro-orm/migrations';

export class Migration20261122113216_zone_figures extends Migration {

  override name = 'Migration20261122113216_zone_figures';

  override up(): void | Promise<void> {
    this.addSql(`alter table "privacy_zone" add "lowers_figures" boolean not null default true;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "privacy_zone" drop column "lowers_figures";`);
  }

}
