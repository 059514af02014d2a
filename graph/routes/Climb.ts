import { Field, Float, ObjectType } from 'type-graphql';
import { describeEnum } from '../platform/graphql/describeEnum.ts';

export const ClimbCategory = { HC: 'HC', C1: 'C1', C2: 'C2', C3: 'C3', C4: 'C4' } as const;
export type ClimbCategory = (typeof ClimbCategory)[keyof typeof ClimbCategory];
// The published rule of Strava: https://support.strava.com/hc/en-us/articles/216917057-Climb-Categorization
describeEnum(
  ClimbCategory,
  'ClimbCategory',
  'The category of a climb by its score: the length in metres times the mean gradient in percent. This is the rule that Strava publishes under "Climb Categorization".',
  {
    HC: 'Beyond category: a score of 80,000 or more.',
    C1: 'Category 1: from 64,000.',
    C2: 'Category 2: from 32,000.',
    C3: 'Category 3: from 16,000.',
    C4: 'Category 4: from 8,000.',
  },
);

/** A map has at most this number of climbs: those with the highest scores. */
export const maxClimbs = 100;

@ObjectType({
  simpleResolvers: true,
  description:
    'A climb of a route: at least 500 metres long, with a mean gradient of at least 3 % and a score of at least 8,000, which is a gain of 80 metres. Its first and its last part rise by 3 % or more on average. A flat or falling stretch inside it ends at most 30 metres below a road that would rise by 3 % from the start of the stretch: for example, 1 km of flat road.',
})
export class Climb {
  @Field(() => Float, {
    description:
      'Where the climb starts: the distance of a point of the profile from the first visible point, in miles.',
  })
  startDistance: number;

  @Field(() => Float, { description: 'Where the climb ends, in miles, like `startDistance`.' })
  endDistance: number;

  @Field(() => Float, { description: 'The length in miles.' })
  length: number;

  @Field(() => Float, { description: 'The height of the end above the start in feet.' })
  gain: number;

  @Field(() => Float, { description: 'The mean gradient in percent: the gain for each 100 of the length.' })
  meanGradient: number;

  @Field(() => Float, {
    description:
      'The steepest gradient in percent, over the shortest stretches of 100 metres or more between points of the profile.',
  })
  steepestGradient: number;

  @Field(() => ClimbCategory, { description: 'The category.' })
  category: ClimbCategory;
}
