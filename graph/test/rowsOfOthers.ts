import type { TestApp } from './harness.ts';

/** The owner of a row `t` of each table, as SQL. Null if it has no owner. */
const ownerOf: Record<string, string | null> = {
  user: 't.id',
  session: 't.user_id',
  known_device: 't.user_id',
  passkey: 't.user_id',
  account_deletion: 't.user_id',
  access_token: 't.user_id',
  account_token: 't.user_id',
  sign_in_identity: 't.user_id',
  sign_in_attempt: 't.user_id',
  mail_address: 't.user_id',
  application: null,
  invitation: null,
  invitation_link: null,
  follow: 't.follower_id',
  post: 't.author_id',
  ride: '(select author_id from post where post.id = t.id)',
  post_like: 't.user_id',
  comment: 't.author_id',
  pace_group: '(select author_id from post where post.id = t.post_id)',
  ride_guest: '(select author_id from post where post.id = t.post_id)',
  ride_series: 't.author_id',
  ride_series_member: 't.user_id',
  ride_participant: 't.user_id',
  ride_waiting: 't.user_id',
  ride_maybe: 't.user_id',
  saved_ride: 't.user_id',
  moment: 't.author_id',
  group: null,
  group_member: 't.user_id',
  group_removal: 't.user_id',
  group_request: 't.user_id',
  group_invitation: 't.maker_id',
  group_rules: 't.author_id',
  event: null,
  event_registration: 't.user_id',
  event_waiting: 't.user_id',
  calendar_feed: 't.user_id',
  calendar_cancellation: null,
  route: 't.owner_id',
  route_map: '(select owner_id from route where route.id = t.route_id)',
  route_original: '(select owner_id from route where route.id = t.route_id)',
  route_original_check: null,
  privacy_zone: 't.owner_id',
  emergency_contact: 't.user_id',
  emergency_reading: 't.reader_id',
  mute: 't.muter_id',
  block: 't.blocker_id',
  report: 't.reporter_id',
  notification: 't.user_id',
  silenced_kind: 't.user_id',
  mail_preference: 't.user_id',
  media: 't.owner_id',
  media_check: null,
  media_sender: 't.user_id',
  mikro_orm_migrations: null,
  recent_write: 't.user_id',
  operator_log: null,
  operator_session: null,
  instance: null,
  takedown: 't.author_id',
  takedown_row: 't.owner_id',
  takedown_picture: null,
  takedown_reader: 't.user_id',
};

/**
 * The rows of a table to compare. Actions of members create notifications of others, but only their owners mark them as
 * read. Everybody files reports as a visitor.
 */
const onlyWhere: Record<string, string> = {
  notification: 't.read_at is not null',
  report: 't.reporter_id is not null',
};

/** Tables derived from others: the words of the search, and ids of deleted objects. */
const derived = new Set(['search_word', 'removal', 'gone_id']);

/** The names of the tables, except derived ones. */
export async function tableNames(app: TestApp): Promise<string[]> {
  const tables = await app.run<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return tables.map(({ name }) => name).filter((name) => !derived.has(name));
}

/**
 * Every row that is not a member's own, by table, as text: how often it has been liked, joined and the like is left out,
 * which others do change.
 */
export async function rowsOfOthers(app: TestApp, memberId: string): Promise<Record<string, string[]>> {
  const contents = (await tableNames(app)).map(async (name) => {
    const owner = ownerOf[name];
    if (owner === undefined) throw new Error(`Say in the rows of others whose a row of ${name} is`);
    const rows = await app.run<{ row: string }>(
      `select (select jsonb_object_agg(key, value order by key) from jsonb_each(to_jsonb(t)) where key not like '%\\_count')::text as row
       from "${name}" t where ${owner ?? 'null'}::text is distinct from $1 and ${onlyWhere[name] ?? 'true'} order by 1`,
      memberId,
    );
    return [name, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}
