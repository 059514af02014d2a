/** The check constraint for a nullable time zone column. PostgreSQL throws an error for an unknown name. */
export const isTimeZone = (column: string) =>
  `"${column}" is null or timezone("${column}", timestamp '2000-01-01') is not null`;
