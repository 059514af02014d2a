import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128032000_mailed_invitations extends OnlineMigration {

  override name = 'Migration20261128032000_mailed_invitations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "invitation_link" add column if not exists "is_mailed" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invitation_link" drop column if exists "is_mailed";`);
  }

}
