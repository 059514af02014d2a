import type { Context } from '../context.ts';
import type { PaceGroupFacts } from '../model/rides/paceGroupRows.ts';
import { defaultRideType, Ride } from '../model/rides/Ride.ts';
import { ridesByIds } from '../model/rides/ridesByIds.ts';
import { shownTenth } from '../model/routes/shownFigure.ts';
import { given, isBlank, textOrNull } from '../platform/lib/blank.ts';
import { badInput } from '../platform/lib/errors.ts';
import { isInOwnZone } from '../routes/isInOwnZone.ts';
import { routeForEdit, routeForRide } from '../routes/routes.ts';
import { requireTimeZone } from '../users/timeZones.ts';
import { findViewer } from '../users/users.ts';
import type { PaceGroupInput } from './paceGroupInputs.ts';
import type { CreateRideInput, UpdateRideInput } from './rideInputs.ts';

// Turns the ride of an input into a row. Date and time are local to the ride. The database computes the instant of the start
// from them and the time zone.

type Name = keyof CreateRideInput;

const labels = { distance: 'Distance', location: 'Location', date: 'Date', time: 'Time' } as const;
const requiredOfNew = ['distance', 'location', 'date', 'time'] as const;
const requiredOfEdited = ['distance', 'date', 'time'] as const;

/** In feet: the rounding of a climb that an editor sends back as it was shown. */
const shownFoot = 0.51;

const fieldOf = (name: Name) => `ride.${name}`;

/** The columns that an input changes. Null clears a column or restores its default. */
function factsOf({ distance, date, time, elevation, type, location, pace, duration, places }: CreateRideInput) {
  return given({
    distance: distance ?? undefined,
    date: date ?? undefined,
    time: time ?? undefined,
    elevation: elevation === null ? 0 : elevation,
    type: type === undefined ? undefined : (textOrNull(type)?.toLowerCase() ?? defaultRideType),
    location: textOrNull(location),
    pace: textOrNull(pace),
    duration: textOrNull(duration),
    places,
  });
}

/** The columns of the facts by which riders choose a ride. */
function choiceOf({ difficulty, surface, noDrop, needsLights, paceMin, paceMax }: CreateRideInput) {
  return given({
    difficulty,
    surface,
    noDrop,
    needsLights: needsLights === null ? false : needsLights,
    paceMin: isBlank(paceMin) && paceMin !== undefined ? null : paceMin,
    paceMax: isBlank(paceMax) && paceMax !== undefined ? null : paceMax,
  });
}

/** Throws BAD_USER_INPUT for a ride whose highest pace is below its lowest. */
function refusePace({ paceMin, paceMax }: Pick<Ride, 'paceMin' | 'paceMax'>): void {
  if (paceMin === null || paceMax === null || paceMin <= paceMax) return;
  throw badInput('paceMax must not be less than paceMin', fieldOf('paceMax'));
}

const hiddenPoint = () =>
  badInput(
    'This meeting point lies in a privacy zone of yours, so that nobody else would see it: choose a point outside, or describe the place in location',
    fieldOf('meetingPoint'),
  );

/**
 * The columns of the meeting point of an input. Throws BAD_USER_INPUT for a point in a privacy zone of the viewer. An
 * unchanged point stays, because an edit of other facts sends it back.
 */
async function meetingPointIn(ctx: Context, ride: Ride, { meetingPoint }: CreateRideInput): Promise<Partial<Ride>> {
  if (meetingPoint === undefined) return {};
  const { lat, lng } = meetingPoint ?? { lat: null, lng: null };
  const isKept = lat === ride.meetingLat && lng === ride.meetingLng;
  if (meetingPoint && !isKept && (await isInOwnZone(ctx, meetingPoint))) throw hiddenPoint();
  return { meetingLat: lat, meetingLng: lng };
}

/** The time zone of an input; null when it has none. Throws BAD_USER_INPUT for an unknown zone. */
async function zoneOf(ctx: Context, { timeZone }: CreateRideInput): Promise<string | null> {
  return isBlank(timeZone) ? null : requireTimeZone(ctx.sql, timeZone.trim(), fieldOf('timeZone'));
}

/** The ride of a new post. Throws BAD_USER_INPUT 'Please fill out: …' with the names of all missing fields. */
export async function newRide(ctx: Context, id: string, input: CreateRideInput): Promise<Ride> {
  const missing = requiredOfNew.filter((name) => isBlank(input[name]));
  const [first] = missing;
  if (first) throw badInput(`Please fill out: ${missing.map((name) => labels[name]).join(', ')}`, fieldOf(first));
  const zone = (await zoneOf(ctx, input)) ?? (await findViewer(ctx)).timeZone;
  const routeId = (await routeForRide(ctx, input.routeId, fieldOf('routeId'))) ?? null;
  const where = { id, timeZone: zone ?? ctx.services.defaultTimeZone, routeId };
  const ride = Object.assign(new Ride(), where, factsOf(input), choiceOf(input));
  refusePace(ride);
  return Object.assign(ride, await meetingPointIn(ctx, ride, input));
}

/**
 * Overrides that drop the figures of an input that only repeat the lowered figures shown to everyone. Editors send back the
 * figures that they received, and a lowered figure must not replace the author's own.
 */
async function shownAlready(ctx: Context, ride: Ride, input: UpdateRideInput): Promise<Partial<CreateRideInput>> {
  const [shown] = await ridesByIds(ctx, [ride.id]);
  if (!shown) return {};
  const repeats = (name: 'distance' | 'elevation', rounding: number) =>
    shown[name] < ride[name] && typeof input[name] === 'number' && Math.abs(input[name] - shown[name]) <= rounding;
  return {
    ...(repeats('distance', shownTenth) && { distance: undefined }),
    ...(repeats('elevation', shownFoot) && { elevation: undefined }),
  };
}

/** Applies an input to a ride. Throws BAD_USER_INPUT when distance, date or time is missing. */
export async function changeRide(ctx: Context, ride: Ride, input: UpdateRideInput): Promise<void> {
  const missing = requiredOfEdited.find((name) => isBlank(input[name]));
  if (missing) throw badInput('Please fill in all required fields (distance, date, time).', fieldOf(missing));
  const timeZone = (await zoneOf(ctx, input)) ?? ride.timeZone;
  const routeId = await routeForEdit(ctx, { routeId: input.routeId, former: ride.routeId }, fieldOf('routeId'));
  const staysOnRoute = routeId === undefined || routeId === ride.routeId;
  const known = staysOnRoute ? await shownAlready(ctx, ride, input) : {};
  Object.assign(
    ride,
    { timeZone },
    await meetingPointIn(ctx, ride, input),
    given({ routeId }),
    factsOf({ ...input, ...known }),
    choiceOf(input),
  );
  refusePace(ride);
}

type GroupInputs = readonly PaceGroupInput[] | null | undefined;

/** The groups of an input. Undefined when it omits them. Throws BAD_USER_INPUT when two have the same letter, and for another member's route. */
export async function paceGroupsIn(ctx: Context, groups: GroupInputs): Promise<PaceGroupFacts[] | undefined> {
  if (groups === undefined) return undefined;
  const facts = (groups ?? []).map(({ letter, name, distance, pace, places }) => ({
    letter,
    name: name.trim(),
    distance,
    pace: textOrNull(pace) ?? null,
    places: places ?? null,
  }));
  if (new Set(facts.map(({ letter }) => letter)).size < facts.length)
    throw badInput('Each pace group needs a letter of its own', 'ride.paceGroups');
  const routeIds = (groups ?? []).map(({ routeId }, index) =>
    routeForRide(ctx, routeId, `ride.paceGroups.${index}.routeId`),
  );
  for (const [index, routeId] of (await Promise.all(routeIds)).entries())
    Object.assign(facts[index] ?? {}, { routeId });
  return facts;
}
