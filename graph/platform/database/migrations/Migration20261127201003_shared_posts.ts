import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261127201003_shared_posts extends OnlineMigration {

  override name = 'Migration20261127201003_shared_posts';

  override up(): void | Promise<void> {
    this.addIndex('post_private_index', `"post" (author_id, created_at desc, id desc) where privacy = 'private'`);
    this.addIndex(
      'post_shared_index',
      `"post" (created_at desc, id desc) include (author_id, group_id, privacy) where privacy <> 'private'`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop index if exists "post_private_index";');
    this.addSql('drop index if exists "post_shared_index";');
  }

}
