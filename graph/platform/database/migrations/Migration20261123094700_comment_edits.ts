import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261123094700_comment_edits extends OnlineMigration {

  override name = 'Migration20261123094700_comment_edits';

  override up(): void | Promise<void> {
    this.addSql(`alter table "comment" add column if not exists "updated_at" timestamptz(3) null;`);
    this.addIndex('comment_post_edited_index', `"comment" (post_id, updated_at) where updated_at is not null`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "comment_post_edited_index";`);
    this.addSql(`alter table "comment" drop column "updated_at";`);
  }

}
