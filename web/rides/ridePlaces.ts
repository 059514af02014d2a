import { compactNumber } from '../lib/compactNumber.ts';

interface Places {
  places: number | null;
  participantCount: number;
}

/** Whether nobody can join a ride until somebody leaves. */
export const isFull = ({ places, participantCount }: Places): boolean => places !== null && participantCount >= places;

/** `14 riders`, and `14 of 20 places` for a ride with a maximum. */
export function ridersText({ places, participantCount }: Places): string {
  const count = compactNumber(participantCount);
  if (places !== null) return `${count} of ${compactNumber(places)} ${places === 1 ? 'place' : 'places'}`;
  return `${count} ${participantCount === 1 ? 'rider' : 'riders'}`;
}
