import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128032803_group_organisers extends OnlineMigration {

  override name = 'Migration20261128032803_group_organisers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "group_member" add column if not exists "organises_since" timestamptz(3) null;`);
    this.addIndex(
      'group_member_organisers_index',
      '"group_member" (group_id, organises_since, user_id) where organises_since is not null',
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "group_member_organisers_index";`);
    this.addSql(`alter table "group_member" drop column if exists "organises_since";`);
  }

}
