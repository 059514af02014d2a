import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261122111400_picture_indexes extends OnlineMigration {

  override name = 'Migration20261122111400_picture_indexes';

  override up(): void | Promise<void> {
    this.addIndex('group_picture_index', `"group" ("picture") where "picture" like '/media/%'`);
    this.addIndex('user_profile_picture_index', `"user" ("profile_picture") where "profile_picture" like '/media/%'`);
    this.addIndex('post_media_urls_index', `"post" using gin (own_media("media_urls")) where "media_urls" <> '{}'`);
    this.addIndex('moment_image_url_index', `"moment" ("image_url") where "image_url" like '/media/%'`);
    // Existing pictures that nothing shows are checked after a day.
    this.addSql(`insert into media_check (hash, since, due_at) select hash, now(), now() + interval '1 day' from media on conflict do nothing;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "group_picture_index";`);
    this.addSql(`drop index if exists "user_profile_picture_index";`);
    this.addSql(`drop index if exists "post_media_urls_index";`);
    this.addSql(`drop index if exists "moment_image_url_index";`);
  }

}
