/**
 * SQL that makes the database reject a write that gives a ride more participants than places, or a place out of turn. It is for rides
 * whose maximum is not lowered, and whose places become free one at a time.
 */
export const placeRules = `
  alter table ride add constraint never_over check (participant_count <= places);
  alter table pace_group add constraint never_over check (taken_count <= places);
  create function reject_out_of_turn() returns trigger language plpgsql as $$ begin
    if exists (
      select from ride_waiting mine join ride_waiting ahead on ahead.post_id = mine.post_id
        and ahead.pace_group_id is not distinct from mine.pace_group_id
        and (ahead.created_at, ahead.user_id) < (mine.created_at, mine.user_id)
      where mine.post_id = new.post_id and mine.user_id = new.user_id
    ) then raise exception 'A place was given out of turn'; end if;
    return new;
  end $$;
  create trigger reject_out_of_turn before insert on ride_participant for each row execute function reject_out_of_turn();`;

/** SQL of a ride's members `in` it and `waiting`, each once and in order. */
export const membersOfRide = `select
  array(select user_id from ride_participant where post_id = $1 order by created_at, user_id) as "in",
  array(select user_id from ride_waiting where post_id = $1 order by created_at, user_id) as waiting`;
