#!/bin/sh
# Runs once, when the folder of the primary is made: lets the replica in, and keeps what it has not read yet.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role replica with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replica samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
