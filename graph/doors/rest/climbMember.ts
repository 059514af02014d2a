import Type from 'typebox';
import { ClimbCategory } from '../../routes/Climb.ts';

const distance = (description: string) => Type.Number({ minimum: 0, description: `${description}, in miles.` });

const Climb = Type.Object(
  {
    startDistance: distance('Where it starts, as a `distance` of the profile'),
    endDistance: distance('Where it ends, as a `distance` of the profile'),
    length: distance('The length'),
    gain: Type.Number({ description: 'The height of the end above the start, in feet.' }),
    meanGradient: Type.Number({ description: 'In percent.' }),
    steepestGradient: Type.Number({ description: 'Over at least 100 metres, in percent.' }),
    category: Type.Unsafe<ClimbCategory>({
      type: 'string',
      enum: Object.values(ClimbCategory),
      description: 'By the metres of length times the percent of the mean gradient.',
    }),
  },
  { $id: 'Climb', description: 'A climb of at least 500 metres, 3 % and a gain of 80 metres. See `Climb` in GraphQL.' },
);

/** The climbs of a map. */
export const climbs = Type.Array(Climb, {
  description: 'The climbs of the profile in their order, at most 100: of more, the hardest.',
});
