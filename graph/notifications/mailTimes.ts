/** The local time at an instant, as SQL over an alias of the member and the parameter of the zone of the instance. */
export const localTime = (now: string, user: string, defaultZone: string) =>
  `(${now}::timestamptz at time zone coalesce(${user}.time_zone, ${defaultZone}))`;

/** Whether a local time is in the quiet hours of a mail preference `m`, as SQL. The wall clock decides when clocks change. */
export const isQuiet = (local: string) =>
  `coalesce(case when m.quiet_from < m.quiet_to
     then ${local}::time >= m.quiet_from and ${local}::time < m.quiet_to
     else ${local}::time >= m.quiet_from or ${local}::time < m.quiet_to end, false)`;

/** The newest local time of the digest until a local time, as SQL over a mail preference `m`. */
export const lastSlot = (
  local: string,
) => `(select case when slot <= ${local} then slot else slot - interval '7 days' end
  from (select date_trunc('week', ${local}) + make_interval(days => m.digest_day - 1, hours => m.digest_hour) as slot) s)`;
