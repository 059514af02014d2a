import type { Context } from '../context.ts';
import { maximumPictureBytes, pictureBytesOf } from '../media/pictureQuota.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { heldRoutes, maximumRouteCount, maximumRoutePointCount } from '../routes/routes.ts';
import type { MemberStorage } from './MemberStorage.ts';

type Held = Pick<MemberStorage, 'pictureBytes' | 'routeCount' | 'routePointCount'>;

const storageStatement = statement(
  'user.storage',
  `select ${pictureBytesOf('$1::uuid')} as "pictureBytes", held.routes as "routeCount", held.points as "routePointCount"
   from (${heldRoutes('$1::uuid')}) held`,
);

/** The storage of the viewer. Null if the member is not the viewer. */
export async function findStorage(ctx: Context, user: User): Promise<MemberStorage | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  const [held] = await ctx.sql<Held>(storageStatement, [user.id]);
  return held ? { ...held, maximumPictureBytes, maximumRouteCount, maximumRoutePointCount } : null;
}
