import { Migration } from '@mikro-orm/migrations';

export class Migration20261121111610_list_indexes extends Migration {

  override name = 'Migration20261121111610_list_indexes';

  override up(): void | Promise<void> {
    this.addSql(`drop index "group_member_user_id_index";`);
    this.addSql(`create index "group_member_groups_index" on "group_member" ("user_id", "created_at", "group_id");`);
    this.addSql(`create index "group_member_members_index" on "group_member" ("group_id", "created_at", "user_id");`);

    this.addSql(`drop index "follow_followed_id_index";`);
    this.addSql(`create index "follow_following_index" on "follow" ("follower_id", "created_at", "followed_id");`);
    this.addSql(`create index "follow_followers_index" on "follow" ("followed_id", "created_at", "follower_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "follow_following_index";`);
    this.addSql(`drop index "follow_followers_index";`);
    this.addSql(`create index "follow_followed_id_index" on "follow" ("followed_id", "follower_id");`);

    this.addSql(`drop index "group_member_groups_index";`);
    this.addSql(`drop index "group_member_members_index";`);
    this.addSql(`create index "group_member_user_id_index" on "group_member" ("user_id", "group_id");`);
  }

}
