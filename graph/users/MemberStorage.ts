import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Context } from '../context.ts';
import { maximumPictureBytes, pictureBytesOf } from '../media/pictureQuota.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { statement } from '../platform/database/sql.ts';
import { heldRoutes, maximumOriginalBytes, maximumRouteCount, maximumRoutePointCount } from '../routes/routes.ts';

@ObjectType({ description: 'The storage that a member uses on this instance, and its limits.' })
export class MemberStorage {
  @Field(() => Float, {
    description:
      'The bytes of the pictures that the member was the first to upload. Smaller renditions are not counted.',
  })
  pictureBytes: number;

  @Field(() => Float, { description: 'The limit for `pictureBytes`. A picture beyond it returns CONFLICT.' })
  maximumPictureBytes: number;

  @Field(() => Int, { description: 'The number of routes.' })
  routeCount: number;

  @Field(() => Int, { description: 'The limit for `routeCount`. A route beyond it returns CONFLICT.' })
  maximumRouteCount: number;

  @Field(() => Int, { description: 'The total number of points of all routes.' })
  routePointCount: number;

  @Field(() => Int, { description: 'The limit for `routePointCount`. A route beyond it returns CONFLICT.' })
  maximumRoutePointCount: number;

  @Field(() => Float, { description: 'The bytes of the route files as the member uploaded them.' })
  routeFileBytes: number;

  @Field(() => Float, { description: 'The limit for `routeFileBytes`. A route file beyond it returns CONFLICT.' })
  maximumRouteFileBytes: number;
}

type Held = Pick<MemberStorage, 'pictureBytes' | 'routeCount' | 'routePointCount' | 'routeFileBytes'>;

const storageStatement = statement(
  'user.storage',
  `select ${pictureBytesOf('$1::uuid')} as "pictureBytes", held.routes as "routeCount", held.points as "routePointCount",
     held.bytes as "routeFileBytes"
   from (${heldRoutes('$1::uuid')}) held`,
);

/** The storage of the viewer. Null if the member is not the viewer. */
export async function findStorage(ctx: Context, user: User): Promise<MemberStorage | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  const [held] = await ctx.sql<Held>(storageStatement, [user.id]);
  const maxima = {
    maximumPictureBytes,
    maximumRouteCount,
    maximumRoutePointCount,
    maximumRouteFileBytes: maximumOriginalBytes,
  };
  return held ? { ...held, ...maxima } : null;
}
