import { Migration20261121081558_initial } from './migrations/Migration20261121081558_initial.ts';
import { Migration20261121085350_other_nouns } from './migrations/Migration20261121085350_other_nouns.ts';
import { Migration20261121092801_comment_indexes } from './migrations/Migration20261121092801_comment_indexes.ts';
import { Migration20261121093635_search } from './migrations/Migration20261121093635_search.ts';
import { Migration20261121111610_list_indexes } from './migrations/Migration20261121111610_list_indexes.ts';
import { Migration20261121124430_access_tokens } from './migrations/Migration20261121124430_access_tokens.ts';
import { Migration20261121174537_pictures } from './migrations/Migration20261121174537_pictures.ts';
import { Migration20261121175538_removals } from './migrations/Migration20261121175538_removals.ts';
import { Migration20261121181623_session_device } from './migrations/Migration20261121181623_session_device.ts';
import { Migration20261122003838_recent_writes } from './migrations/Migration20261122003838_recent_writes.ts';
import { Migration20261122005525_notifications } from './migrations/Migration20261122005525_notifications.ts';
import { Migration20261122005546_routes_and_privacy_zones } from './migrations/Migration20261122005546_routes_and_privacy_zones.ts';
import { Migration20261122005602_calendars } from './migrations/Migration20261122005602_calendars.ts';
import { Migration20261122054247_zone_secret } from './migrations/Migration20261122054247_zone_secret.ts';
import { Migration20261122110656_emptied_goal } from './migrations/Migration20261122110656_emptied_goal.ts';
import { Migration20261122111359_picture_checks } from './migrations/Migration20261122111359_picture_checks.ts';
import { Migration20261122111400_picture_indexes } from './migrations/Migration20261122111400_picture_indexes.ts';
import { Migration20261122111530_account_deletions } from './migrations/Migration20261122111530_account_deletions.ts';
import { Migration20261122113216_zone_figures } from './migrations/Migration20261122113216_zone_figures.ts';
import { Migration20261122114214_one_counter_update } from './migrations/Migration20261122114214_one_counter_update.ts';
import { Migration20261122120605_group_size_index } from './migrations/Migration20261122120605_group_size_index.ts';
import { Migration20261122181205_fixed_columns } from './migrations/Migration20261122181205_fixed_columns.ts';
import { Migration20261122181206_sound_values } from './migrations/Migration20261122181206_sound_values.ts';
import { Migration20261122181225_blocks } from './migrations/Migration20261122181225_blocks.ts';
import { Migration20261122185623_gone_ids } from './migrations/Migration20261122185623_gone_ids.ts';
import { Migration20261122190939_ride_deletions } from './migrations/Migration20261122190939_ride_deletions.ts';
import { Migration20261122213706_media_senders } from './migrations/Migration20261122213706_media_senders.ts';
import { Migration20261122213802_first_instants } from './migrations/Migration20261122213802_first_instants.ts';
import { Migration20261122214356_search_languages } from './migrations/Migration20261122214356_search_languages.ts';
import { Migration20261122223535_cancelled_authors } from './migrations/Migration20261122223535_cancelled_authors.ts';
import { Migration20261122230353_moment_hidden_places } from './migrations/Migration20261122230353_moment_hidden_places.ts';
import { Migration20261122231053_fewer_learned_words } from './migrations/Migration20261122231053_fewer_learned_words.ts';
import { Migration20261123092339_post_pictures_index } from './migrations/Migration20261123092339_post_pictures_index.ts';
import { Migration20261123094700_comment_edits } from './migrations/Migration20261123094700_comment_edits.ts';
import { Migration20261123095600_event_participants } from './migrations/Migration20261123095600_event_participants.ts';
import { Migration20261123132000_mute_ends } from './migrations/Migration20261123132000_mute_ends.ts';
import { Migration20261123220153_add_reported_text } from './migrations/Migration20261123220153_add_reported_text.ts';
import { Migration20261123220918_withdrawn_mentions } from './migrations/Migration20261123220918_withdrawn_mentions.ts';
import { Migration20261124062905_operator_log } from './migrations/Migration20261124062905_operator_log.ts';
import { Migration20261124065112_takedowns } from './migrations/Migration20261124065112_takedowns.ts';
import { Migration20261124065113_decision_kinds } from './migrations/Migration20261124065113_decision_kinds.ts';
import { Migration20261124101500_account_mail } from './migrations/Migration20261124101500_account_mail.ts';
import { Migration20261124110817_sound_media_hashes } from './migrations/Migration20261124110817_sound_media_hashes.ts';
import { Migration20261124111801_invitations } from './migrations/Migration20261124111801_invitations.ts';
import { Migration20261124112621_operator_session } from './migrations/Migration20261124112621_operator_session.ts';
import { Migration20261124120330_applications } from './migrations/Migration20261124120330_applications.ts';
import { Migration20261124145348_mail_preferences } from './migrations/Migration20261124145348_mail_preferences.ts';
import { Migration20261124145349_mail_indexes } from './migrations/Migration20261124145349_mail_indexes.ts';
import { Migration20261124145746_sign_in_identities } from './migrations/Migration20261124145746_sign_in_identities.ts';
import { Migration20261124152030_visitor_notices } from './migrations/Migration20261124152030_visitor_notices.ts';
import { Migration20261124152031_notice_receipts } from './migrations/Migration20261124152031_notice_receipts.ts';
import { Migration20261124155849_hidden_suspensions } from './migrations/Migration20261124155849_hidden_suspensions.ts';
import { Migration20261124164500_known_devices } from './migrations/Migration20261124164500_known_devices.ts';
import { Migration20261124192249_instance_settings } from './migrations/Migration20261124192249_instance_settings.ts';
import { Migration20261124193111_passkeys } from './migrations/Migration20261124193111_passkeys.ts';
import { Migration20261124193112_passkey_attempts } from './migrations/Migration20261124193112_passkey_attempts.ts';
import { Migration20261124202440_export_indexes } from './migrations/Migration20261124202440_export_indexes.ts';
import { Migration20261127072649_limit_learned_words } from './migrations/Migration20261127072649_limit_learned_words.ts';
import { Migration20261127074753_keep_readable_plans } from './migrations/Migration20261127074753_keep_readable_plans.ts';
import { Migration20261127184741_moment_authors } from './migrations/Migration20261127184741_moment_authors.ts';
import { Migration20261127191328_suspension_words } from './migrations/Migration20261127191328_suspension_words.ts';
import { Migration20261127201003_shared_posts } from './migrations/Migration20261127201003_shared_posts.ts';
import { Migration20261127235153_called_off_rides } from './migrations/Migration20261127235153_called_off_rides.ts';
import { Migration20261128003800_short_normal_forms } from './migrations/Migration20261128003800_short_normal_forms.ts';
import { Migration20261128031000_suspension_appeals } from './migrations/Migration20261128031000_suspension_appeals.ts';
import { Migration20261128032000_mailed_invitations } from './migrations/Migration20261128032000_mailed_invitations.ts';
import { Migration20261128032711_places } from './migrations/Migration20261128032711_places.ts';
import { Migration20261128032803_group_organisers } from './migrations/Migration20261128032803_group_organisers.ts';
import { Migration20261128032851_words_of_members } from './migrations/Migration20261128032851_words_of_members.ts';
import { Migration20261128032917_withheld_posts } from './migrations/Migration20261128032917_withheld_posts.ts';
import { Migration20261128032928_blocked_participants } from './migrations/Migration20261128032928_blocked_participants.ts';
import { Migration20261128034743_group_notifications } from './migrations/Migration20261128034743_group_notifications.ts';
import { Migration20261128035423_organiser_takedowns } from './migrations/Migration20261128035423_organiser_takedowns.ts';
import { Migration20261128091212_group_entry } from './migrations/Migration20261128091212_group_entry.ts';
import { Migration20261128091213_group_kinds } from './migrations/Migration20261128091213_group_kinds.ts';
import { Migration20261128091306_pace_groups } from './migrations/Migration20261128091306_pace_groups.ts';
import { Migration20261128091315_group_pins_and_events } from './migrations/Migration20261128091315_group_pins_and_events.ts';
import { Migration20261128091410_ride_series } from './migrations/Migration20261128091410_ride_series.ts';
import { Migration20261128093352_ride_facts } from './migrations/Migration20261128093352_ride_facts.ts';
import { Migration20261128140556_event_places } from './migrations/Migration20261128140556_event_places.ts';
import { Migration20261128140703_leader_sheets } from './migrations/Migration20261128140703_leader_sheets.ts';
import { Migration20261128140955_emergency_contacts } from './migrations/Migration20261128140955_emergency_contacts.ts';
import { Migration20261128150000_public_pictures } from './migrations/Migration20261128150000_public_pictures.ts';
import { Migration20261128190933_reported_groups_and_events } from './migrations/Migration20261128190933_reported_groups_and_events.ts';
import { Migration20261128191150_group_rules } from './migrations/Migration20261128191150_group_rules.ts';
import { Migration20261128192648_contact_windows } from './migrations/Migration20261128192648_contact_windows.ts';
import { Migration20261128195843_request_words } from './migrations/Migration20261128195843_request_words.ts';
import { Migration20261128201707_post_months } from './migrations/Migration20261128201707_post_months.ts';
import { Migration20261129011624_asked_places } from './migrations/Migration20261129011624_asked_places.ts';
import { Migration20261129131953_takedown_readers } from './migrations/Migration20261129131953_takedown_readers.ts';
import { Migration20261129132317_ride_maybe } from './migrations/Migration20261129132317_ride_maybe.ts';
import { Migration20261129181800_meeting_points } from './migrations/Migration20261129181800_meeting_points.ts';
import { Migration20261129181940_pace_group_routes } from './migrations/Migration20261129181940_pace_group_routes.ts';
import { Migration20261129220736_kept_figures } from './migrations/Migration20261129220736_kept_figures.ts';
import { Migration20261129221258_series_letters_and_leaders } from './migrations/Migration20261129221258_series_letters_and_leaders.ts';
import { Migration20261129221350_group_cancellations } from './migrations/Migration20261129221350_group_cancellations.ts';
import { Migration20261129222959_replanned_rides } from './migrations/Migration20261129222959_replanned_rides.ts';
import { Migration20261130021312_guest_pace_groups } from './migrations/Migration20261130021312_guest_pace_groups.ts';
import { Migration20261130022558_ended_sessions } from './migrations/Migration20261130022558_ended_sessions.ts';
import { Migration20261130135332_route_waypoints } from './migrations/Migration20261130135332_route_waypoints.ts';
import { Migration20261130173837_route_originals } from './migrations/Migration20261130173837_route_originals.ts';

/** All migrations in order. A published migration is never edited. */
export const migrations = [
  Migration20261121081558_initial,
  Migration20261121085350_other_nouns,
  Migration20261121092801_comment_indexes,
  Migration20261121093635_search,
  Migration20261121111610_list_indexes,
  Migration20261121124430_access_tokens,
  Migration20261121174537_pictures,
  Migration20261121175538_removals,
  Migration20261121181623_session_device,
  Migration20261122003838_recent_writes,
  Migration20261122005525_notifications,
  Migration20261122005546_routes_and_privacy_zones,
  Migration20261122005602_calendars,
  Migration20261122054247_zone_secret,
  Migration20261122110656_emptied_goal,
  Migration20261122111359_picture_checks,
  Migration20261122111400_picture_indexes,
  Migration20261122111530_account_deletions,
  Migration20261122113216_zone_figures,
  Migration20261122114214_one_counter_update,
  Migration20261122120605_group_size_index,
  Migration20261122181205_fixed_columns,
  Migration20261122181206_sound_values,
  Migration20261122181225_blocks,
  Migration20261122185623_gone_ids,
  Migration20261122190939_ride_deletions,
  Migration20261122213706_media_senders,
  Migration20261122213802_first_instants,
  Migration20261122214356_search_languages,
  Migration20261122223535_cancelled_authors,
  Migration20261122230353_moment_hidden_places,
  Migration20261122231053_fewer_learned_words,
  Migration20261123092339_post_pictures_index,
  Migration20261123094700_comment_edits,
  Migration20261123095600_event_participants,
  Migration20261123132000_mute_ends,
  Migration20261123220153_add_reported_text,
  Migration20261123220918_withdrawn_mentions,
  Migration20261124062905_operator_log,
  Migration20261124065112_takedowns,
  Migration20261124065113_decision_kinds,
  Migration20261124101500_account_mail,
  Migration20261124110817_sound_media_hashes,
  Migration20261124111801_invitations,
  Migration20261124112621_operator_session,
  Migration20261124120330_applications,
  Migration20261124145348_mail_preferences,
  Migration20261124145349_mail_indexes,
  Migration20261124145746_sign_in_identities,
  Migration20261124152030_visitor_notices,
  Migration20261124152031_notice_receipts,
  Migration20261124155849_hidden_suspensions,
  Migration20261124164500_known_devices,
  Migration20261124192249_instance_settings,
  Migration20261124193111_passkeys,
  Migration20261124193112_passkey_attempts,
  Migration20261124202440_export_indexes,
  Migration20261127072649_limit_learned_words,
  Migration20261127074753_keep_readable_plans,
  Migration20261127184741_moment_authors,
  Migration20261127191328_suspension_words,
  Migration20261127201003_shared_posts,
  Migration20261127235153_called_off_rides,
  Migration20261128003800_short_normal_forms,
  Migration20261128031000_suspension_appeals,
  Migration20261128032000_mailed_invitations,
  Migration20261128032711_places,
  Migration20261128032803_group_organisers,
  Migration20261128032851_words_of_members,
  Migration20261128032917_withheld_posts,
  Migration20261128032928_blocked_participants,
  Migration20261128034743_group_notifications,
  Migration20261128035423_organiser_takedowns,
  Migration20261128091212_group_entry,
  Migration20261128091213_group_kinds,
  Migration20261128091306_pace_groups,
  Migration20261128091315_group_pins_and_events,
  Migration20261128091410_ride_series,
  Migration20261128093352_ride_facts,
  Migration20261128140556_event_places,
  Migration20261128140703_leader_sheets,
  Migration20261128140955_emergency_contacts,
  Migration20261128150000_public_pictures,
  Migration20261128190933_reported_groups_and_events,
  Migration20261128191150_group_rules,
  Migration20261128192648_contact_windows,
  Migration20261128195843_request_words,
  Migration20261128201707_post_months,
  Migration20261129011624_asked_places,
  Migration20261129131953_takedown_readers,
  Migration20261129132317_ride_maybe,
  Migration20261129181800_meeting_points,
  Migration20261129181940_pace_group_routes,
  Migration20261129220736_kept_figures,
  Migration20261129221258_series_letters_and_leaders,
  Migration20261129221350_group_cancellations,
  Migration20261129222959_replanned_rides,
  Migration20261130021312_guest_pace_groups,
  Migration20261130022558_ended_sessions,
  Migration20261130135332_route_waypoints,
  Migration20261130173837_route_originals,
];
