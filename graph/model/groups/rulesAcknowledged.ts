/**
 * The columns `rules_version` and `rules_acknowledged_at` of a new membership, as SQL. A version that is not the current one
 * acknowledges nothing.
 */
export const acknowledged = (group: string, version: string, at: string) =>
  `case when ${group}.rules_version = ${version} then ${version} end, case when ${group}.rules_version = ${version} then ${at} end`;
