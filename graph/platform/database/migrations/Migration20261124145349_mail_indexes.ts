import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261124145349_mail_indexes extends OnlineMigration {

  override name = 'Migration20261124145349_mail_indexes';

  override up(): void | Promise<void> {
    this.addIndex('notification_mail_id_index', `"notification" (mail_id) where mail_id is not null`);
    this.addIndex('notification_mail_due_index', `"notification" (user_id, mail_due_at) where mail_due_at is not null`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "notification_mail_id_index";`);
    this.addSql(`drop index if exists "notification_mail_due_index";`);
  }

}
