// Triggers update counters in the transaction that changes the counted rows.

export interface Counter {
  readonly table: string;
  readonly column: string;
  /** The counted rows, and the column that identifies the row with the counter. */
  readonly counted: string;
  readonly by: string;
  readonly where?: string;
  /** Another table whose rows count too, by a column of the same name. */
  readonly also?: string;
}

/** All counters. */
export const counters: readonly Counter[] = [
  { table: 'user', column: 'post_count', counted: 'post', by: 'author_id', where: 'not is_ride' },
  {
    table: 'user',
    column: 'public_post_count',
    counted: 'post',
    by: 'author_id',
    where: `not is_ride and privacy = 'public'`,
  },
  { table: 'user', column: 'ride_count', counted: 'post', by: 'author_id', where: 'is_ride' },
  {
    table: 'user',
    column: 'public_ride_count',
    counted: 'post',
    by: 'author_id',
    where: `is_ride and privacy = 'public'`,
  },
  { table: 'user', column: 'follower_count', counted: 'follow', by: 'followed_id' },
  { table: 'user', column: 'following_count', counted: 'follow', by: 'follower_id' },
  { table: 'group', column: 'member_count', counted: 'group_member', by: 'group_id' },
  { table: 'post', column: 'like_count', counted: 'post_like', by: 'post_id' },
  { table: 'post', column: 'comment_count', counted: 'comment', by: 'post_id' },
  { table: 'comment', column: 'reply_count', counted: 'comment', by: 'parent_id' },
  { table: 'ride', column: 'participant_count', counted: 'ride_participant', by: 'post_id' },
  { table: 'ride', column: 'waiting_count', counted: 'ride_waiting', by: 'post_id' },
  { table: 'ride', column: 'maybe_count', counted: 'ride_maybe', by: 'post_id' },
  { table: 'ride', column: 'here_count', counted: 'ride_participant', by: 'post_id', where: 'is_here' },
  { table: 'ride', column: 'pace_group_count', counted: 'pace_group', by: 'post_id' },
  { table: 'pace_group', column: 'taken_count', counted: 'ride_participant', also: 'ride_guest', by: 'pace_group_id' },
  { table: 'ride', column: 'moment_count', counted: 'moment', by: 'post_id' },
  { table: 'event', column: 'participant_count', counted: 'event_registration', by: 'event_id' },
  { table: 'event', column: 'waiting_count', counted: 'event_waiting', by: 'event_id' },
];
