#!/bin/sh
# Copies the primary on the first start, and follows it from then on. To begin anew, remove the volume.
set -eu
if [ ! -e "$PGDATA" ]; then
  # Under another name until it is whole: a copy that broke off is never served.
  rm -rf "$PGDATA.new"
  mkdir -p "$(dirname "$PGDATA")"
  pg_basebackup --dbname='host=primary user=replica' --pgdata="$PGDATA.new" --slot=replica --wal-method=stream \
    --checkpoint=fast --write-recovery-conf
  mv "$PGDATA.new" "$PGDATA"
fi
# The primary keeps the rows that a read here still needs: else that read would be ended, or replay would wait for it.
exec postgres -c hot_standby_feedback=on
