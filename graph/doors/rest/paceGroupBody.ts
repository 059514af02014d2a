import Type from 'typebox';
import { inputLimits } from '../../model/inputLimits.ts';
import { paceLetters } from '../../model/rides/PaceGroup.ts';
import { PaceGroupInput } from '../../posts/paceGroupInputs.ts';
import { choice, demanded, idOf, number, object, optional, says, text } from './fields.ts';
import { readNumber } from './readFields.ts';

const limits = inputLimits.ride;
const groupsSentence = 'must be a list of pace groups';

/** The pace group that a member asks for. */
export const paceGroupMember = optional(idOf('a pace group of the ride. Without one, you join no group or keep yours'));

const paceGroupBody = object('A pace group.', {
  letter: demanded(choice(paceLetters, 'A group keeps its riders as long as its letter stays.')),
  name: demanded(text(`The name: 1 to ${limits.paceGroupName} characters.`, { examples: ['Brisk'] })),
  distance: demanded(
    number('The length in miles.', { unit: 'miles', minimum: 0, maximum: limits.distance, examples: [31] }),
  ),
  pace: optional(text('The pace in your own words, such as `17–19 mph`.')),
  places: optional(
    number('The maximum number of riders. Null for no limit but that of the ride.', {
      unit: 'places',
      minimum: 1,
      maximum: limits.places,
      examples: [8],
    }),
  ),
  routeId: optional(
    idOf(
      'your own route, returned by `POST /routes`, for this group instead of the route of the ride. Null for none. When omitted, a group keeps its route',
    ),
  ),
});

/** All pace groups of a ride. */
export const paceGroupMembers = {
  paceGroups: optional(
    Type.Array(paceGroupBody, {
      description: `All pace groups of the ride, at most ${limits.paceGroups}. Null or an empty list for none. Riders of a removed group stay in the ride without a group.`,
      maxItems: limits.paceGroups,
      [says]: groupsSentence,
    }),
  ),
};

type GroupBody = Partial<Record<'letter' | 'name' | 'distance' | 'pace' | 'places' | 'routeId', unknown>>;

/** Fills the inputs of pace groups. Numbers are also accepted as texts. */
export const readPaceGroups = (groups: readonly GroupBody[] | null | undefined): PaceGroupInput[] | null | undefined =>
  groups?.map(({ letter, name, distance, pace, places, routeId }) =>
    Object.assign(new PaceGroupInput(), {
      letter,
      name,
      pace,
      routeId,
      distance: readNumber(distance),
      places: readNumber(places),
    }),
  ) ?? (groups as null | undefined);
