import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261124110817_sound_media_hashes extends OnlineMigration {

  override name = 'Migration20261124110817_sound_media_hashes';

  override up(): void | Promise<void> {
    this.addConstraint('media_check', 'media_check_hash_check', `check (hash ~ '^[0-9a-f]{64}$')`);
    this.addConstraint('media', 'media_hash_check', `check (hash ~ '^[0-9a-f]{64}$')`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "media" drop constraint "media_hash_check";`);
    this.addSql(`alter table "media_check" drop constraint "media_check_hash_check";`);
  }

}
