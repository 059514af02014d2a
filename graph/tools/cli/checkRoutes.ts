import type { Context } from '../../context.ts';
import { statement } from '../../platform/database/sql.ts';
import { cutRoute } from '../../routes/routeCuts.ts';
import { longAgo, unusedSince } from '../../routes/routes.ts';

export interface RouteFindings {
  readonly rowCount: number;
  /** The ids of routes that no ride has shown for a day. */
  readonly unused: readonly string[];
  /** The ids of routes whose owner has changed privacy zones. Others see nothing of them until they are cut again. */
  readonly uncut: readonly string[];
  /** The number of deleted unused routes. */
  readonly collected: number;
}

const routesStatement = statement(
  'cli.routes',
  `select r.id, ${unusedSince('r', '$1')} as "isUnused",
     not exists (select from route_map m where m.route_id = r.id and m.is_cut) as "isUncut"
   from route r order by r.id`,
);
const collectStatement = statement(
  'cli.collectRoutes',
  `delete from route r where r.id = any($2::uuid[]) and ${unusedSince('r', '$1')} returning r.id`,
);

interface Row {
  id: string;
  isUnused: boolean;
  isUncut: boolean;
}

/** Finds routes without a ride and routes that must be cut again. A repair deletes the former and cuts the latter. */
export async function checkRoutes(ctx: Context, isRepairing: boolean): Promise<RouteFindings> {
  const instant = longAgo(ctx.now);
  const rows = await ctx.sql<Row & Record<string, unknown>>(routesStatement, [instant]);
  const unused = rows.filter(({ isUnused }) => isUnused).map(({ id }) => id);
  const uncut = rows.filter(({ isUnused, isUncut }) => isUncut && !isUnused).map(({ id }) => id);
  const collected = isRepairing ? (await ctx.sql(collectStatement, [instant, unused])).length : 0;
  if (isRepairing) for (const id of uncut) await cutRoute(ctx, id);
  return { rowCount: rows.length, unused, uncut, collected };
}
