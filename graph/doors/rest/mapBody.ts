import Type from 'typebox';
import type { Context } from '../../context.ts';
import { badInput } from '../../platform/lib/errors.ts';
import type { CreateRideInput } from '../../posts/rideInputs.ts';
import { mapOfRide } from '../../rides/rideRoutes.ts';
import { findRide } from '../../rides/rides.ts';
import { routeForRide } from '../../routes/routes.ts';
import { shownAs } from './fields.ts';
import { presentMap } from './present.ts';

// Clients of the specification send `rideData.map`. Responses contain it as an object.

const field = 'rideData.map';

export const mapMember = Type.Optional(
  Type.Unknown({
    [shownAs]: {
      type: ['string', 'object', 'null'],
      description:
        'null removes the route. The id of your own route, returned by `POST /routes`, sets it. In an edit, the object from the ride’s last response leaves the route unchanged. All other values are errors. `routeId` accepts the same null or id. If one of the two is not null, it is used.',
    },
  }),
);

const wrong = () => badInput('map must be null or the id of a route of yours', field);

/**
 * Whether a value has the figures and bounds of the ride’s current map. Its long members are ignored, because
 * lists leave them out.
 */
async function isAnswered(ctx: Context, value: object, postId: string): Promise<boolean> {
  const ride = await findRide(ctx, postId);
  const map = ride && (await mapOfRide(ctx, ride));
  if (!map) return false;
  const { distance, elevation, hasElevation, bounds } = presentMap(map);
  const { south, west, north, east } = bounds;
  const told = Reflect.get(value, 'bounds');
  const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;
  const same = (part: object, facts: object) =>
    Object.entries(facts).every(([name, fact]) => Reflect.get(part, name) === fact);
  return (
    isObject(told) && same(value, { distance, elevation, hasElevation }) && same(told, { south, west, north, east })
  );
}

/** Sets `routeId` of an input from `map` of the body. Throws BAD_USER_INPUT for `rideData.map`. */
export async function readMap(
  ctx: Context,
  input: CreateRideInput,
  { map, postId }: { map: unknown; postId?: string },
): Promise<void> {
  if (map === undefined) return;
  if (map === null) input.routeId ??= null;
  else if (typeof map === 'string') await readId(ctx, input, map);
  else if (typeof map !== 'object' || !postId || !(await isAnswered(ctx, map, postId))) throw wrong();
}

async function readId(ctx: Context, input: CreateRideInput, id: string): Promise<void> {
  if (input.routeId != null && input.routeId.toLowerCase() !== id.toLowerCase()) {
    throw badInput('map and routeId must name the same route', field);
  }
  await routeForRide(ctx, id, field).catch(() => {
    throw wrong();
  });
  input.routeId = id;
}
