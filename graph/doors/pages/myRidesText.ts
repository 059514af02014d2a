import { addDays, dayIn, twelveHour } from '../../platform/lib/dates.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';
import type { NextRide } from './nextRide.ts';

/** In characters, as in the client. */
const longestName = 60;
const firstSentence = /^.{12,}?(?:[.!?](?=\s)|(?=:\s))/;

/** The first line of the post. The client cuts a long one after its first sentence or colon, else at a word. */
function nameOf({ content }: NextRide): string {
  const [line = ''] = content.trim().split('\n', 1);
  if (line.length <= longestName) return line.trimEnd();
  const start = line.slice(0, longestName + 1);
  return firstSentence.exec(start)?.[0] ?? `${start.slice(0, start.lastIndexOf(' ')).trimEnd()}…`;
}

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric', ...options });
const thisYear = formatOf({});
const otherYear = formatOf({ year: 'numeric' });

/** 'Today', 'Tomorrow', or 'Sun, Nov 22'. The date and now are seen at the place of the ride. */
function dayText({ date, timeZone }: NextRide, now: Date): string {
  const today = dayIn(timeZone, now);
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  const format = date.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear;
  return format.format(new Date(`${date}T00:00:00Z`));
}

function rideCard(ride: NextRide, now: Date): Html {
  const when = `${dayText(ride, now)}, ${twelveHour(ride.time)}`;
  return html`<article class="card ahead${ride.hasRoute && ' mapped'}"><b>Your next ride</b><h2 dir="auto">${nameOf(ride)}</h2>
<p class="facts"><span><i></i><span>${when}</span></span>${ride.location && html`<span><i></i><bdi>${ride.location}</bdi></span>`}</p></article>`;
}

const noRides = html`<div class="card empty"><h2>No rides ahead</h2><p>Rides that you join wait for you here.</p></div>`;

/** The head of My rides with its tabs, and the next ride of the member. */
export const myRidesText = (ride: NextRide | null, now: Date): Html =>
  html`<main class="column list mine"><h1>My rides</h1>
<menu><b>Going</b><span>Led</span><span>Saved</span><span>Past</span></menu>
${keptText(ride ? rideCard(ride, now) : noRides)}</main>`;
