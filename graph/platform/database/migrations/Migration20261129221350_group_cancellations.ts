import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261129221350_group_cancellations extends OnlineMigration {

  override name = 'Migration20261129221350_group_cancellations';

  override up(): void | Promise<void> {
    this.addIndex('calendar_cancellation_event_index', `"calendar_cancellation" (group_id, starts_at) where is_event`);
    this.addSql(`create or replace function "event_event_cancellation_fn"() returns trigger as \$\$ begin if old.starts_at > now() - interval '1 day' and (old.group_id is null or exists (select from "group" g where g.id = old.group_id and g.kind = 'open') and (select count(*) from calendar_cancellation c where c.group_id = old.group_id and c.is_event and c.starts_at > now()) < 100) then insert into calendar_cancellation (subject_id, is_event, group_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at) values (old.id, true, old.group_id, 'public', '{}', old.starts_at, old.time_zone, old.sequence + 1, now()) on conflict do nothing; end if; return old; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "calendar_cancellation_event_index";`);
    this.addSql(`create or replace function "event_event_cancellation_fn"() returns trigger as \$\$ begin if old.starts_at > now() - interval '1 day' and (old.group_id is null or exists (select from "group" g where g.id = old.group_id and g.kind = 'open')) then insert into calendar_cancellation (subject_id, is_event, group_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at) values (old.id, true, null, 'public', '{}', old.starts_at, old.time_zone, old.sequence + 1, now()) on conflict do nothing; end if; return old; end; \$\$ language plpgsql;`);
  }

}
