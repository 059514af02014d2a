import type { OperatorInstanceSettingsFragment, SignUps, Units, UpdateInstanceInput } from '../generated.ts';

/** The values of the form. An empty text is a setting that is not set. */
export interface InstanceDraft {
  name: string;
  units: string;
  timeZone: string;
  imprint: string;
  terms: string;
  privacy: string;
  announcement: string;
  announcementUrl: string;
  announcementEndsAt: string;
  signUps: string;
  /** Only for an error of the server: the file is chosen outside the draft. */
  logo: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** An instant as the field of a date and time has it: to the minute, in the time zone of the browser. */
function localMinute(iso: string): string {
  const instant = new Date(iso);
  const day = [instant.getFullYear(), twoDigits(instant.getMonth() + 1), twoDigits(instant.getDate())].join('-');
  return `${day}T${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}

export function draftOf(settings: OperatorInstanceSettingsFragment): InstanceDraft {
  const { announcementEndsAt } = settings;
  return {
    name: settings.name ?? '',
    units: settings.units ?? '',
    timeZone: settings.timeZone ?? '',
    imprint: settings.imprint ?? '',
    terms: settings.terms ?? '',
    privacy: settings.privacy ?? '',
    announcement: settings.announcement ?? '',
    announcementUrl: settings.announcementUrl ?? '',
    announcementEndsAt: announcementEndsAt === null ? '' : localMinute(announcementEndsAt),
    signUps: settings.signUps ?? '',
    logo: settings.logo ?? '',
  };
}

const unitsOf: Record<string, Units> = { IMPERIAL: 'IMPERIAL', METRIC: 'METRIC' };
const signUpsOf: Record<string, SignUps> = {
  OPEN: 'OPEN',
  INVITATION: 'INVITATION',
  APPROVAL: 'APPROVAL',
  CLOSED: 'CLOSED',
};

/** The link and the end of an announcement belong to its text, so they are sent together. */
function announcementOf(draft: InstanceDraft): UpdateInstanceInput {
  const text = draft.announcement.trim() || null;
  const endsAt = text && draft.announcementEndsAt ? new Date(draft.announcementEndsAt).toISOString() : null;
  return {
    announcement: text,
    announcementUrl: text && (draft.announcementUrl.trim() || null),
    announcementEndsAt: endsAt,
  };
}

/** The differences between two drafts. */
export function changesOf(draft: InstanceDraft, initial: InstanceDraft): UpdateInstanceInput {
  const isChanged = (name: keyof InstanceDraft) => draft[name].trim() !== initial[name];
  const text = (name: 'name' | 'timeZone' | 'imprint' | 'terms' | 'privacy' | 'logo') =>
    isChanged(name) ? draft[name].trim() || null : undefined;
  const announced = (['announcement', 'announcementUrl', 'announcementEndsAt'] as const).some(isChanged);
  return {
    name: text('name'),
    logo: text('logo'),
    units: isChanged('units') ? (unitsOf[draft.units] ?? null) : undefined,
    timeZone: text('timeZone'),
    imprint: text('imprint'),
    terms: text('terms'),
    privacy: text('privacy'),
    signUps: isChanged('signUps') ? (signUpsOf[draft.signUps] ?? null) : undefined,
    ...(announced && announcementOf(draft)),
  };
}
