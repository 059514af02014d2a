/**
 * For a transaction that copies rows: however long it takes, and with values spelled so that every server reads them
 * back as they were, whatever the role or the database is set to.
 */
// The last limit is one that PostgreSQL 16 does not have.
export const plainSession = `
  set local statement_timeout = 0;
  set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;
  set local client_encoding = 'UTF8';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 1;
  select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`;
