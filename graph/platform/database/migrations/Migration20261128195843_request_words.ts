import { Migration } from '@mikro-orm/migrations';

export class Migration20261128195843_request_words extends Migration {

  override name = 'Migration20261128195843_request_words';

  override up(): void | Promise<void> {
    this.addSql(`alter table "group_request" add "words" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "group_request" drop column "words";`);
  }

}
