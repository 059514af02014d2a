import type { Context } from '../context.ts';
import { given, isBlank, textOrNull } from '../lib/blank.ts';
import { badInput } from '../lib/errors.ts';
import { routeForRide } from '../routes/routes.ts';
import { requireTimeZone } from '../users/timeZones.ts';
import { findViewer } from '../users/users.ts';
import { defaultRideType, Ride } from './Ride.ts';
import type { CreateRideInput, UpdateRideInput } from './rideInputs.ts';

// What an author tells of a ride, on its way into the table. Date and time are those of the clocks at the ride: from
// them and the zone the database reckons the instant of the start.

type Name = keyof CreateRideInput;

const labels = { distance: 'Distance', location: 'Location', date: 'Date', time: 'Time' } as const;
const requiredOfNew = ['distance', 'location', 'date', 'time'] as const;
const requiredOfEdited = ['distance', 'date', 'time'] as const;

const fieldOf = (name: Name) => `ride.${name}`;

/** The facts that an input names: a null clears, or goes back to what a new ride has. */
function factsOf({ distance, date, time, elevation, type, location, pace, duration }: CreateRideInput) {
  return given({
    distance: distance ?? undefined,
    date: date ?? undefined,
    time: time ?? undefined,
    elevation: elevation === null ? 0 : elevation,
    type: type === undefined ? undefined : (textOrNull(type)?.toLowerCase() ?? defaultRideType),
    location: textOrNull(location),
    pace: textOrNull(pace),
    duration: textOrNull(duration),
  });
}

/** The zone that an input names, null for none. */
async function zoneOf(ctx: Context, { timeZone }: CreateRideInput): Promise<string | null> {
  return isBlank(timeZone) ? null : requireTimeZone(ctx.sql, timeZone.trim(), fieldOf('timeZone'));
}

/** The ride of a new post. Throws BAD_USER_INPUT 'Please fill out: …', naming all that is missing. */
export async function newRide(ctx: Context, id: string, input: CreateRideInput): Promise<Ride> {
  const missing = requiredOfNew.filter((name) => isBlank(input[name]));
  const [first] = missing;
  if (first) throw badInput(`Please fill out: ${missing.map((name) => labels[name]).join(', ')}`, fieldOf(first));
  const zone = (await zoneOf(ctx, input)) ?? (await findViewer(ctx)).timeZone;
  const routeId = (await routeForRide(ctx, input.routeId, fieldOf('routeId'))) ?? null;
  return Object.assign(new Ride(), { id, timeZone: zone ?? ctx.services.defaultTimeZone, routeId }, factsOf(input));
}

/** Changes a ride that is being edited. Throws BAD_USER_INPUT where distance, date or time is missing. */
export async function changeRide(ctx: Context, ride: Ride, input: UpdateRideInput): Promise<void> {
  const missing = requiredOfEdited.find((name) => isBlank(input[name]));
  if (missing) throw badInput('Please fill in all required fields (distance, date, time).', fieldOf(missing));
  const timeZone = (await zoneOf(ctx, input)) ?? ride.timeZone;
  const routeId = await routeForRide(ctx, input.routeId, fieldOf('routeId'));
  Object.assign(ride, { timeZone }, given({ routeId }), factsOf(input));
}
