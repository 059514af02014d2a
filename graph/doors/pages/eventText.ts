import { type Event, EventType } from '../../model/events/Event.ts';
import { twelveHour } from '../../platform/lib/dates.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { keptText } from './firstText.ts';

// Events as the client draws them: the page of one event, and the first events of the list. A distance is left out,
// because only the client knows the reader’s units.

const words: Record<EventType, string> = {
  [EventType.GROUP_RIDE]: 'Group Ride',
  [EventType.MOUNTAIN_BIKE]: 'Mountain Bike',
  [EventType.WORKSHOP]: 'Workshop',
  [EventType.TRAINING]: 'Training',
};

/** The difficulties that have a colour, with their class names. */
const levels = new Map([
  ['easy', 'easy'],
  ['beginner', 'easy'],
  ['medium', 'medium'],
  ['intermediate', 'medium'],
  ['hard', 'hard'],
  ['advanced', 'hard'],
]);

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });
const weekday = formatOf({ weekday: 'long' });
const wholeDay = formatOf({ month: 'short', day: 'numeric', year: 'numeric' });
const month = formatOf({ month: 'short' });

/** Each English names the zones of its own part of the world. */
const namingLocales = ['en-US', 'en-GB', 'en-AU'];

/** The short name of the event’s time zone: 'CET', 'GMT+8'. */
function zoneName({ startsAt, timeZone }: Event): string {
  const names = namingLocales.map(
    (locale) =>
      new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
        .formatToParts(startsAt)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  );
  return names.find((name) => !name.startsWith('GMT')) ?? names[0] ?? timeZone;
}

function difficultyBadge({ difficulty }: Event): Html | null {
  if (!difficulty) return null;
  return html`<em class="${levels.get(difficulty.toLowerCase())}">${difficulty.charAt(0).toUpperCase() + difficulty.slice(1)}</em>`;
}

const factsOf = (when: string, { location }: Event): Html =>
  html`<p class="facts"><span><i></i><span>${when}</span></span><span><i></i><bdi>${location}</bdi></span></p>`;

const titleOf = ({ title, calledOffReason }: Event): Html =>
  calledOffReason ? html`<del>${title}</del>` : html`${title}`;

const noteOf = ({ calledOffReason }: Event): Html | null =>
  calledOffReason ? html`<p dir="auto">Called off: ${calledOffReason}</p>` : null;

/** The facts and the description of an event. */
export function eventText(event: Event): Html {
  const { description, type, date, time } = event;
  const day = noon(date);
  const when = `${weekday.format(day)}, ${wholeDay.format(day)}, ${twelveHour(time)} ${zoneName(event)}`;
  const text = html`<div class="split"><article class="card event">
<div><em><i></i>${words[type]}</em>${difficultyBadge(event)}</div>
<h1 dir="auto">${titleOf(event)}</h1>${noteOf(event)}${factsOf(when, event)}${description && html`<p dir="auto">${description}</p>`}</article></div>`;
  return html`<main class="column"><nav><i></i>Events</nav>${keptText(text)}</main>`;
}

function stopOf(event: Event, now: Date): Html {
  const { description, date, time, endsAt, calledOffReason } = event;
  const day = noon(date);
  return html`<li><time${(endsAt < now || calledOffReason) && html` class="past"`}><b>${month.format(day)}</b>${day.getUTCDate()}</time>
<article class="card"><header><i></i><div><h2 dir="auto">${titleOf(event)}</h2>${factsOf(`${weekday.format(day)}, ${twelveHour(time)}`, event)}</div>${difficultyBadge(event)}</header>
${noteOf(event)}${description && html`<p dir="auto">${description}</p>`}<footer></footer></article></li>`;
}

/** The head of the list of events, and its first events. */
export const eventListText = (events: readonly Event[], now: Date): Html =>
  html`<main class="column list"><h1>Events</h1>${events.length > 0 && keptText(html`<ol>${events.map((event) => stopOf(event, now))}</ol>`)}</main>`;
