import type { Context } from '../context.ts';
import { badInput } from '../platform/lib/errors.ts';
import { requireRide } from '../rides/rides.ts';
import type { CalendarFile } from './CalendarFile.ts';
import { rideEntry, rideFacts } from './entries.ts';
import { writeCalendar } from './iCalendar.ts';
import { readerUnits } from './readerUnits.ts';

/**
 * The calendar of one ride. `origin` is the origin of the instance's URL. Throws NOT_FOUND 'Post not found', 'Ride not found'
 * for a plain post, BAD_USER_INPUT for a ride without a start.
 */
export async function requireRideCalendar(ctx: Context, postId: string, origin: string): Promise<CalendarFile> {
  const { id } = await requireRide(ctx, postId);
  const ride = await rideFacts(ctx, id);
  if (!ride) throw badInput('This ride has no date and time');
  const entry = rideEntry(ride, { origin, units: await readerUnits(ctx) });
  return { name: 'ride.ics', text: [await writeCalendar({ name: entry.title, entries: [entry] })] };
}
