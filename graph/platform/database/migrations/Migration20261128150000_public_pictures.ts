import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128150000_public_pictures extends OnlineMigration {

  override name = 'Migration20261128150000_public_pictures';

  override up(): void | Promise<void> {
    this.addIndex('post_public_media_index', `"post" using gin (own_media("media_urls")) where "media_urls" <> '{}' and "privacy" = 'public'`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "post_public_media_index";`);
  }

}
