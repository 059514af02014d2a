import { Migration } from '@mikro-orm/migrations';

export class Migration20261123220153_add_reported_text extends Migration {

  override name = 'Migration20261123220153_add_reported_text';

  override up(): void | Promise<void> {
    this.addSql(`alter table "report" add "reported_text" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "report" drop column "reported_text";`);
  }

}
