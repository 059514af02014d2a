import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261130022558_ended_sessions extends OnlineMigration {

  override name = 'Migration20261130022558_ended_sessions';

  override up(): void | Promise<void> {
    this.addIndex('session_last_used_index', `"session" ("last_used_at")`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "session_last_used_index";`);
  }

}
