import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261127184741_moment_authors extends OnlineMigration {

  override name = 'Migration20261127184741_moment_authors';

  override up(): void | Promise<void> {
    this.addIndex('moment_post_author_index', '"moment" (post_id, author_id)');
  }

  override down(): void | Promise<void> {
    this.addSql('drop index if exists "moment_post_author_index";');
  }

}
