import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261123092339_post_pictures_index extends OnlineMigration {

  override name = 'Migration20261123092339_post_pictures_index';

  override up(): void | Promise<void> {
    this.addIndex('post_pictures_index', `"post" (author_id, created_at desc, id desc) where media_urls <> '{}'`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "post_pictures_index";`);
  }

}
