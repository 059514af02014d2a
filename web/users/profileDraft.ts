import type { ProfileFragment, Units, UpdateProfileInput } from '../generated.ts';
import { toEntry } from '../lib/unitEntry.ts';

/** A profile in its form. */
export interface ProfileDraft {
  displayName: string;
  bio: string;
  email: string;
  phone: string;
  location: string;
  /** In miles. */
  monthlyGoal: string;
  unitsPreference: Units;
  /** Empty for the zone of the site. */
  timeZone: string;
}

export type ProfileErrors = Partial<Record<keyof ProfileDraft, string>>;

/** In miles. */
export const MIN_GOAL = 1;

export function draftOf(profile: ProfileFragment): ProfileDraft {
  return {
    displayName: profile.displayName,
    bio: profile.bio ?? '',
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    location: profile.location ?? '',
    monthlyGoal: profile.monthlyGoal === null ? '' : String(profile.monthlyGoal),
    unitsPreference: profile.unitsPreference,
    timeZone: profile.timeZone ?? '',
  };
}

export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  return profileFields.every((field) => one[field] === other[field]);
}

/** The fields of a draft, in the order of the form. */
export const profileFields = [
  'displayName',
  'bio',
  'email',
  'phone',
  'location',
  'monthlyGoal',
  'unitsPreference',
  'timeZone',
] as const satisfies readonly (keyof ProfileDraft)[];

/** The errors of the form by field. Empty when there are none. An empty goal means the default one. */
export function validateProfile(draft: ProfileDraft): ProfileErrors {
  const errors: ProfileErrors = {};
  if (!draft.displayName.trim()) errors.displayName = 'Display name is required';
  if (draft.email.trim() && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(draft.email.trim())) {
    errors.email = 'Please enter a valid email address';
  }
  if (draft.monthlyGoal.trim() && !(Number(draft.monthlyGoal) >= MIN_GOAL)) {
    const least = toEntry(String(MIN_GOAL), 'distance', draft.unitsPreference);
    errors.monthlyGoal = `Monthly Distance Goal must be at least ${least}`;
  }
  return errors;
}

/** The mutation's input. `picture` is a new picture, or undefined to keep the old one. */
export function inputOf(draft: ProfileDraft, picture: string | undefined): UpdateProfileInput {
  return {
    displayName: draft.displayName.trim(),
    bio: draft.bio.trim() || null,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    location: draft.location.trim() || null,
    monthlyGoal: draft.monthlyGoal.trim() ? Number(draft.monthlyGoal) : null,
    unitsPreference: draft.unitsPreference,
    timeZone: draft.timeZone || null,
    ...(picture && { profilePicture: picture }),
  };
}
