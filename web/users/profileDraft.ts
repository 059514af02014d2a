import type { ProfileFragment, Units, UpdateProfileInput } from '../generated.ts';
import { DEFAULT_MONTHLY_GOAL } from './shownProfile.ts';

/** A profile as it stands in the fields of its form. */
export interface ProfileDraft {
  displayName: string;
  bio: string;
  email: string;
  phone: string;
  location: string;
  /** Miles, as typed. */
  monthlyGoal: string;
  unitsPreference: Units;
  /** Empty for that of the site. */
  timeZone: string;
}

export type ProfileErrors = Partial<Record<keyof ProfileDraft, string>>;

const MINIMUM_GOAL = 1;

export function draftOf(profile: ProfileFragment): ProfileDraft {
  return {
    displayName: profile.displayName,
    bio: profile.bio ?? '',
    email: profile.email ?? '',
    phone: profile.phone ?? '',
    location: profile.location ?? '',
    monthlyGoal: String(profile.monthlyGoal ?? DEFAULT_MONTHLY_GOAL),
    unitsPreference: profile.unitsPreference,
    timeZone: profile.timeZone ?? '',
  };
}

export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  return profileFields.every((field) => one[field] === other[field]);
}

/** The fields of a draft, in the order in which they are filled in. */
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

/** What must be mended before the draft is sent; an empty object when nothing. An empty goal stands for the usual one. */
export function validateProfile(draft: ProfileDraft): ProfileErrors {
  const errors: ProfileErrors = {};
  if (!draft.displayName.trim()) errors.displayName = 'Display name is required';
  if (draft.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim())) {
    errors.email = 'Please enter a valid email address';
  }
  if (draft.monthlyGoal.trim() && !(Number(draft.monthlyGoal) >= MINIMUM_GOAL)) {
    errors.monthlyGoal = 'Monthly Distance Goal must be at least 1';
  }
  return errors;
}

/** What is sent for a draft; `picture` is a new one, absent while the old one stays. */
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
