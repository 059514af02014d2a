#!/bin/sh
# Runs once, when the folder of the primary is made. It makes the role of the nodes, which owns the database without being a superuser,
# and the role of the replica, and keeps what the replica has not read yet. Passwords come from the environment: other processes can
# read arguments. Afterwards the superuser has no password, and signs in by the socket of this container alone.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
\getenv node_password POSTGRES_PASSWORD
\getenv replica_password REPLICATION_PASSWORD
create role cycle_chat with login password :'node_password';
alter database cycle_chat owner to cycle_chat;
create role replica with replication login password :'replica_password';
select pg_create_physical_replication_slot('replica');
alter role postgres password null;
SQL
echo 'host replication replica samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
