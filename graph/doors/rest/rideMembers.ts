import Type from 'typebox';
import { meetingPointMember } from './meetingPointMember.ts';
import { placeMembers } from './placeMembers.ts';

/** The members that name a series and its rule. */
export const seriesFacts = {
  id: Type.String({ format: 'uuid', description: 'The id of the series.' }),
  rule: Type.String({ description: 'The rule as an RRULE of RFC 5545, with UNTIL as a day.' }),
};

/** The members of ride data that only some rides have. */
export const rideMembers = {
  ...placeMembers,
  ...meetingPointMember,
  series: Type.Optional(Type.Object(seriesFacts, { description: 'Only for a ride that repeats.' })),
};
