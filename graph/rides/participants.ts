import DataLoader from 'dataloader';
import type { Reader } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { statement } from '../database/sql.ts';
import type { Connection } from '../lib/connection.ts';
import type { PageArguments } from '../lib/paginate.ts';
import { timeKeyOf, toConnection } from '../lib/paginate.ts';
import { User } from '../users/User.ts';

// Who takes part in a ride, in the order in which they joined: the author first, who joins by posting.

type ParticipantRow = User & { rideId: string; joinedAt: Date };
type PageOfRide = PageArguments & { rideId: string };

const pagesStatement = statement(
  'ride.participants',
  `select ${columnsOf(User, 'u')}, rp.post_id as "rideId", rp.created_at as "joinedAt"
   from unnest($1::uuid[]) ride(id)
   cross join lateral (
     select * from ride_participant where post_id = ride.id and (created_at, user_id) > ($2::timestamptz, $3::uuid)
     order by created_at, user_id limit $4
   ) rp
   join "user" u on u.id = rp.user_id
   order by rp.created_at, rp.user_id`,
);

/** Sorts before every participant there can be. */
const start = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const;

async function selectPages({ sql }: Reader, pages: readonly PageOfRide[]): Promise<Map<string, ParticipantRow[]>> {
  const [sample] = pages;
  if (!sample) return new Map();
  const [time, id] = timeKeyOf(sample.after) ?? start;
  const rideIds = pages.map((page) => page.rideId);
  return Map.groupBy(
    await sql<ParticipantRow>(pagesStatement, [rideIds, time, id, sample.first + 1]),
    (row) => row.rideId,
  );
}

const shape = (page: PageOfRide) => `${page.first} ${page.after ?? ''}`;

/** Pages of participants, one statement for all rides whose pages are asked for alike. */
export function participantPages(reader: Reader): DataLoader<PageOfRide, Connection<User>, string> {
  return new DataLoader<PageOfRide, Connection<User>, string>(
    async (pages) => {
      const alike = [...Map.groupBy(pages, shape)];
      const found = new Map(
        await Promise.all(alike.map(async ([key, group]) => [key, await selectPages(reader, group)] as const)),
      );
      return pages.map((page) => {
        const rows = found.get(shape(page))?.get(page.rideId) ?? [];
        return toConnection(rows, page, (row) => [row.joinedAt.toISOString(), row.id]);
      });
    },
    { cacheKeyFn: (page) => `${page.rideId} ${shape(page)}` },
  );
}
