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

/** Every migration in order; one line each, never edited after it has landed. */
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
];
