import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261122223535_cancelled_authors extends OnlineMigration {

  override name = 'Migration20261122223535_cancelled_authors';

  override up(): void | Promise<void> {
    this.addSql(`alter table "calendar_cancellation" add column if not exists "author_id" uuid null;`);
    this.addSql(`create or replace function "post_post_cancellation_fn"() returns trigger as \$\$ begin if old.is_ride then insert into calendar_cancellation (subject_id, is_event, group_id, author_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at) select r.id, false, old.group_id, old.author_id, old.privacy, array( select rp.user_id from ride_participant rp join "user" u on u.id = rp.user_id where rp.post_id = r.id and (old.privacy = 'public' or rp.user_id = old.author_id or (old.privacy = 'group' and exists ( select from group_member m where m.group_id = old.group_id and m.user_id = rp.user_id ))) ), r.starts_at, r.time_zone, r.sequence + 1, now() from ride r where r.id = old.id and r.starts_at > now() - interval '1 day' on conflict do nothing; end if; return old; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create or replace function "post_post_cancellation_fn"() returns trigger as \$\$ begin if old.is_ride then insert into calendar_cancellation (subject_id, is_event, group_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at) select r.id, false, old.group_id, old.privacy, array( select rp.user_id from ride_participant rp join "user" u on u.id = rp.user_id where rp.post_id = r.id and (old.privacy = 'public' or rp.user_id = old.author_id or (old.privacy = 'group' and exists ( select from group_member m where m.group_id = old.group_id and m.user_id = rp.user_id ))) ), r.starts_at, r.time_zone, r.sequence + 1, now() from ride r where r.id = old.id and r.starts_at > now() - interval '1 day' on conflict do nothing; end if; return old; end; \$\$ language plpgsql;`);
    this.addSql(`alter table "calendar_cancellation" drop column "author_id";`);
  }

}
