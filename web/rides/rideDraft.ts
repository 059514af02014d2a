import { v7 as uuidv7 } from 'uuid';
import type { CreateRideInput, CueSheetFragment, PostCardFragment, Privacy } from '../generated.ts';

/** A ride as its form holds it: every field as it was typed, distance in miles and elevation in feet. */
export type RideDraft = {
  /** Made here, so that sending the same draft again cannot make a second ride. */
  id: string;
  description: string;
  type: string;
  date: string;
  time: string;
  duration: string;
  distance: string;
  elevation: string;
  pace: string;
  location: string;
  visibility: Privacy;
};

/** What a new ride begins with; an empty distance and an empty elevation stand for 0. */
export function newRideDraft(): RideDraft {
  return {
    id: uuidv7(),
    description: '',
    type: 'road',
    date: '',
    time: '',
    duration: '',
    distance: '',
    elevation: '',
    pace: '',
    location: '',
    visibility: 'PUBLIC',
  };
}

/** A published ride, ready to be edited. */
export function rideDraftOf(post: PostCardFragment, ride: CueSheetFragment): RideDraft {
  return {
    id: post.id,
    description: post.content,
    // Two words for one kind of riding, of which the form offers one.
    type: ride.type === 'mtb' ? 'mountain' : ride.type,
    date: ride.date ?? '',
    time: ride.time ?? '',
    duration: ride.duration ?? '',
    distance: numberText(ride.distance),
    elevation: numberText(ride.elevation),
    pace: ride.pace ?? '',
    location: ride.location ?? '',
    visibility: ride.visibility,
  };
}

/** What the server is told of a ride; its description and its audience belong to the post. */
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
  };
}

/** The number in a field that takes digits and one decimal point; 0 where there is none. */
export function numberOf(text: string): number {
  return Number.parseFloat(text) || 0;
}

function numberText(value: number): string {
  // Written out: a tiny number in scientific notation could not be edited.
  return value === 0 ? '' : new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}
