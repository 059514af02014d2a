import Type from 'typebox';
import { rideFactMembers } from './rideFactMembers.ts';

const Waiting = Type.Object(
  {
    count: Type.Integer({ minimum: 0, description: 'The number of members who wait for a place.' }),
    position: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 1,
      description: 'Your position, 1 for the next place. Null if you do not wait.',
    }),
  },
  { description: 'The waiting list. Only for a ride with a maximum.' },
);

/** The members of ride data that not every ride has: the first two belong to a maximum. */
export const placeMembers = {
  places: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The maximum number of participants. Only for a ride that has one.' }),
  ),
  waiting: Type.Optional(Waiting),
  maybeCount: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The number of members who may join. Only while there are some.' }),
  ),
  ...rideFactMembers,
};
