import { Migration } from '@mikro-orm/migrations';

export class Migration20261121181623_session_device extends Migration {

  override name = 'Migration20261121181623_session_device';

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "device" varchar(300) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "device";`);
  }

}
