import Type from 'typebox';
import { inputLimits } from '../../model/inputLimits.ts';
import type { Ride } from '../../model/rides/Ride.ts';
import { RideDifficulty, RideSurface } from '../../model/rides/rideFacts.ts';
import { choice, flag, number, optional } from './fields.ts';
import { readNumber } from './readFields.ts';

// The facts by which riders choose a ride, in bodies and responses.

const { speed } = inputLimits.ride;
const pace = (description: string) => number(description, { unit: 'miles an hour', minimum: 0, maximum: speed });

/** The members of ride data in a body. */
export const rideFactsBody = {
  difficulty: optional(choice(Object.values(RideDifficulty), 'The difficulty.')),
  surface: optional(choice(Object.values(RideSurface), 'The surface.')),
  noDrop: optional(flag('Whether the group waits for everyone. Null if you do not say.')),
  needsLights: optional(flag('Whether riders need lights. Defaults to false.')),
  paceMin: optional(pace('The lowest pace in miles an hour.')),
  paceMax: optional(pace('The highest pace in miles an hour.')),
};

/** The same members of an input. Numbers are also accepted as texts. */
export function readRideFacts({ difficulty, surface, noDrop, needsLights, paceMin, paceMax }: Record<string, unknown>) {
  return { difficulty, surface, noDrop, needsLights, paceMin: readNumber(paceMin), paceMax: readNumber(paceMax) };
}

const oneOf = <Word extends string>(values: Record<string, Word>, description: string) =>
  Type.Optional(Type.Unsafe<Word>({ type: 'string', enum: Object.values(values), description }));
const speedOf = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }));

/** The members of ride data in a response. Each is absent if the author has not given it. */
export const rideFactMembers = {
  difficulty: oneOf(RideDifficulty, 'The difficulty as the author sees it.'),
  surface: oneOf(RideSurface, 'The surface.'),
  noDrop: Type.Optional(Type.Boolean({ description: 'Whether the group waits for everyone, or for nobody.' })),
  needsLights: Type.Optional(Type.Boolean({ description: 'Always true: riders need lights.' })),
  paceMin: speedOf('The lowest pace in miles an hour.'),
  paceMax: speedOf('The highest pace in miles an hour.'),
};

/** The same members of a ride. */
export function presentRideFacts({ difficulty, surface, noDrop, needsLights, paceMin, paceMax }: Ride) {
  return {
    ...(difficulty && { difficulty }),
    ...(surface && { surface }),
    ...(noDrop !== null && { noDrop }),
    ...(needsLights && { needsLights }),
    ...(paceMin !== null && { paceMin }),
    ...(paceMax !== null && { paceMax }),
  };
}
