import { Migration } from '@mikro-orm/migrations';

export class Migration20261127191328_suspension_words extends Migration {

  override name = 'Migration20261127191328_suspension_words';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "suspension_words" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop column "suspension_words";`);
  }

}
