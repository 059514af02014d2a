/**
 * Settings of a transaction that copies rows: no timeouts, and a text format that every server reads back unchanged.
 * They override the settings of the role and the database.
 */
// PostgreSQL 16 does not have the last setting.
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
