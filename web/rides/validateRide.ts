import { meetingPointFault } from './meetingPointText.ts';
import { readRepeat, repeatFault } from './repeatDraft.ts';
import type { PaceGroupDraft, RideDraft } from './rideDraft.ts';
import { readPaceGroups } from './rideDraft.ts';

export type RideErrors = Partial<Record<keyof RideDraft, string>>;

const labels = { distance: 'Distance', location: 'Location', date: 'Date', time: 'Time' };

export type RequiredField = keyof typeof labels;

/** The required fields that are empty. A distance of 0 counts as filled in, as on the server. */
export function missingFields(draft: RideDraft, required: readonly RequiredField[]): RequiredField[] {
  const isMissing = (field: RequiredField) =>
    field === 'distance' ? Number.isNaN(Number.parseFloat(draft.distance)) : !draft[field].trim();
  return required.filter(isMissing);
}

export function labelsOf(fields: readonly RequiredField[]): string {
  return fields.map((field) => labels[field]).join(', ');
}

const isIncomplete = ({ name, distance }: PaceGroupDraft) => !name.trim() || Number.isNaN(Number.parseFloat(distance));

/** The error messages of a ride, by field. */
export function validateRide(draft: RideDraft, required: readonly RequiredField[]): RideErrors {
  const missing = missingFields(draft, required).map((field) => [field, `${labels[field]} is required`]);
  const errors: RideErrors = Object.fromEntries(missing);
  if (readPaceGroups(draft.paceGroups)?.some(isIncomplete))
    errors.paceGroups = 'Please give each pace group a name and a distance';
  if (!draft.description.trim()) errors.description = 'Please add a description to your ride';
  const point = meetingPointFault(draft.meetingPoint);
  if (point) errors.meetingPoint = point;
  const repeat = readRepeat(draft.repeat);
  const fault = repeat && repeatFault(repeat, draft.date);
  if (fault) errors.repeat = fault;
  return errors;
}
