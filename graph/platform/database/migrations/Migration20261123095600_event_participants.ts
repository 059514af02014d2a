import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261123095600_event_participants extends OnlineMigration {

  override name = 'Migration20261123095600_event_participants';

  override up(): void | Promise<void> {
    this.addIndex('event_registration_registered_index', `"event_registration" ("event_id", "created_at", "user_id")`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "event_registration_registered_index";`);
  }

}
