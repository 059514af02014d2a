import type { RideDraft } from './rideDraft.ts';
import { numberOf } from './rideDraft.ts';

export type RideErrors = Partial<Record<keyof RideDraft, string>>;

const labels = { distance: 'Distance', location: 'Location', date: 'Date', time: 'Time' };

export type RequiredField = keyof typeof labels;

/** The required fields that are not filled in. A ride of no distance is none. */
export function missingFields(draft: RideDraft, required: readonly RequiredField[]): RequiredField[] {
  return required.filter((field) => (field === 'distance' ? numberOf(draft.distance) === 0 : !draft[field].trim()));
}

export function labelsOf(fields: readonly RequiredField[]): string {
  return fields.map((field) => labels[field]).join(', ');
}

/** What is wrong with a ride, by field, in the words shown beside it. */
export function validateRide(draft: RideDraft, required: readonly RequiredField[]): RideErrors {
  const missing = missingFields(draft, required).map((field) => [field, `${labels[field]} is required`]);
  const errors: RideErrors = Object.fromEntries(missing);
  if (!draft.description.trim()) errors.description = 'Please add a description to your ride';
  return errors;
}
