import { v7 as uuidv7 } from 'uuid';
import type {
  CreateRideInput,
  CueSheetFragment,
  PaceGroupInput,
  PostCardFragment,
  Privacy,
  RidePaceGroupFormQuery,
} from '../generated.ts';
import { numberText } from '../lib/unitEntry.ts';
import type { RideRoute } from '../routes/sendRouteFile.ts';
import { readMeetingPoint } from './meetingPointText.ts';
import { choicesInput, choicesOf, noChoices, type RideChoices } from './rideChoices.ts';

/** A ride in its form: every field as typed, distance in miles and elevation in feet. */
export type RideDraft = RideChoices & {
  /** Chosen here, so that a retry cannot create a second ride. */
  id: string;
  description: string;
  type: string;
  /** `tomorrow` until the author chooses one. */
  date: string;
  time: string;
  duration: string;
  distance: string;
  elevation: string;
  pace: string;
  location: string;
  /** The meeting point as typed: `53.1903, -2.8912`. Empty for none. */
  meetingPoint: string;
  /** The maximum number of participants. Empty for no limit. */
  places: string;
  visibility: Privacy;
  /** All pace groups as `writePaceGroups` writes them. Empty while they are unchanged. */
  paceGroups: string;
  /** How a new ride repeats, written by `repeatText`. Empty for one that does not. */
  repeat: string;
  /** The chosen file of a new ride as `useDraftRoute` writes it. Empty for none. */
  route: string;
};

/** The date of a draft whose author has chosen none. A calendar date would pass while the draft is kept. */
export const tomorrow = 'tomorrow';

/** A pace group in the form: every field as typed, distance in miles. */
export type PaceGroupDraft = {
  letter: string;
  name: string;
  distance: string;
  pace: string;
  places: string;
  /** Its own route: a chosen file, or null for none. Absent while it is unchanged. */
  route?: RideRoute | null;
  /** The pace group of another ride whose route is still to be copied. */
  copyOf?: { postId: string; paceGroupId: string };
};

/** The values of a new ride. An empty elevation means 0 feet. An empty distance is missing. */
export function newRideDraft(): RideDraft {
  return {
    id: uuidv7(),
    description: '',
    type: 'road',
    date: tomorrow,
    time: '',
    duration: '',
    distance: '',
    elevation: '',
    pace: '',
    location: '',
    meetingPoint: '',
    places: '',
    visibility: 'PUBLIC',
    paceGroups: '',
    repeat: '',
    route: '',
    ...noChoices,
  };
}

/** The draft for editing a published ride. Its meeting point is loaded with its route. */
export function rideDraftOf(post: PostCardFragment, ride: CueSheetFragment): RideDraft {
  return {
    id: post.id,
    description: post.content,
    // Both words mean the same type. The form offers one.
    type: ride.type === 'mtb' ? 'mountain' : ride.type,
    date: ride.date ?? '',
    time: ride.time ?? '',
    duration: ride.duration ?? '',
    distance: numberText(ride.distance),
    elevation: ride.elevation === 0 ? '' : numberText(ride.elevation),
    pace: ride.pace ?? '',
    location: ride.location ?? '',
    meetingPoint: '',
    places: ride.places === null ? '' : String(ride.places),
    visibility: ride.visibility,
    paceGroups: '',
    repeat: '',
    route: '',
    ...choicesOf(ride),
  };
}

/** The ride fields of the mutation. Its description and audience belong to the post. */
export function rideInputOf(draft: RideDraft): CreateRideInput {
  const { type, date, time, duration, pace, location } = draft;
  return {
    type,
    date,
    time,
    distance: numberOf(draft.distance),
    elevation: numberOf(draft.elevation),
    duration: duration.trim(),
    pace: pace.trim(),
    location: location.trim(),
    meetingPoint: readMeetingPoint(draft.meetingPoint),
    places: draft.places ? Number(draft.places) : null,
    paceGroups: readPaceGroups(draft.paceGroups)?.map(paceGroupInputOf),
    ...choicesInput(draft),
  };
}

/** A pace group of a published ride, for its author. */
export type StoredGroup = NonNullable<NonNullable<RidePaceGroupFormQuery['post']>['ride']>['paceGroups'][number];

/** The draft of a pace group of a published ride. */
export const paceGroupDraftOf = ({ letter, name, distance, pace, places }: StoredGroup): PaceGroupDraft => ({
  letter,
  name,
  distance: numberText(distance),
  pace: pace ?? '',
  places: places === null ? '' : String(places),
});

/** The text of a draft for pace groups. */
export const writePaceGroups = (groups: readonly PaceGroupDraft[]): string => JSON.stringify(groups);

/** The pace groups in the text of a draft. Undefined while they are unchanged. */
export function readPaceGroups(text: string): PaceGroupDraft[] | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // Text that is not JSON was not written by `writePaceGroups`.
    return undefined;
  }
}

const paceGroupInputOf = ({ letter, name, distance, pace, places, route }: PaceGroupDraft): PaceGroupInput => ({
  letter,
  name: name.trim(),
  distance: numberOf(distance),
  pace: pace.trim(),
  places: places ? Number(places) : null,
  ...(route !== undefined && { routeId: route?.file?.id ?? null }),
});

/** The number in a decimal field. 0 when it is empty. */
export function numberOf(text: string): number {
  return Number.parseFloat(text) || 0;
}
