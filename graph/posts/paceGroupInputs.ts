import { IsIn, IsInt, IsNumber, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { paceLetters } from '../model/rides/PaceGroup.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isBlank } from '../platform/lib/blank.ts';

const limits = inputLimits.ride;
const distanceFault = { message: `distance must be a number of miles from 0 to ${spelled(limits.distance)}` };
const placesFault = { message: `places must be a whole number from 1 to ${spelled(limits.places)}` };

@InputType({ description: 'A pace group of a ride.' })
export class PaceGroupInput {
  @Field(() => String, {
    description: 'The letter: `A`, `B`, `C` or `D`. A group keeps its riders as long as its letter stays.',
  })
  @IsIn(paceLetters, { message: 'letter must be A, B, C or D' })
  letter: string;

  @Field(() => String, { description: `The name: 1 to ${limits.paceGroupName} characters.` })
  @Text({ minimum: 1, maximum: limits.paceGroupName, message: 'Please name each pace group' })
  name: string;

  @Field(() => Float, { description: 'The distance in miles, 0 or more.' })
  @IsNumber({}, distanceFault)
  @Min(0, distanceFault)
  @Max(limits.distance, distanceFault)
  distance: number;

  @Field(() => String, {
    nullable: true,
    description: `The pace as free text, at most ${limits.pace} characters. Null for none.`,
  })
  @IsOptional()
  @Text({ maximum: limits.pace })
  pace?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `The maximum number of riders: 1 to ${spelled(limits.places)}. Null for no limit but that of the ride. A lower maximum removes nobody.`,
  })
  @ValidateIf((_group: object, value: unknown) => !isBlank(value))
  @IsInt(placesFault)
  @Min(1, placesFault)
  @Max(limits.places, placesFault)
  places?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of a route of the viewer, as `POST /api/routes` returns it, for this group instead of the route of the ride. Null for none. When omitted, a group keeps its route as long as its letter stays.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  routeId?: string | null;
}
