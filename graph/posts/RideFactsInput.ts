import { IsBoolean, IsIn, IsNumber, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import { inputLimits } from '../model/inputLimits.ts';
import { RideDifficulty, RideSurface } from '../model/rides/rideFacts.ts';
import { isBlank } from '../platform/lib/blank.ts';

const { speed } = inputLimits.ride;
const difficultyFault = { message: "difficulty must be 'easy', 'medium' or 'hard'" };
const surfaceFault = { message: "surface must be 'paved', 'mixed' or 'unpaved'" };
const paceFault = (name: string) => ({ message: `${name} must be a number of miles an hour from 0 to ${speed}` });
const flagFault = (name: string) => ({ message: `${name} must be true or false` });

/** A speed in miles an hour. Forms send empty fields as blank texts. */
function Speed(name: string): PropertyDecorator {
  const rules = [
    ValidateIf((_ride: object, value: unknown) => !isBlank(value)),
    IsNumber({}, paceFault(name)),
    Min(0, paceFault(name)),
    Max(speed, paceFault(name)),
  ];
  return (target, property) => {
    for (const rule of rules) rule(target, property);
  };
}

/** The facts by which riders choose a ride. */
@InputType()
export abstract class RideFactsInput {
  @Field(() => RideDifficulty, { nullable: true, description: 'The difficulty. Null for none.' })
  @IsOptional()
  @IsIn(Object.values(RideDifficulty), difficultyFault)
  difficulty?: RideDifficulty | null;

  @Field(() => RideSurface, { nullable: true, description: 'The surface. Null for none.' })
  @IsOptional()
  @IsIn(Object.values(RideSurface), surfaceFault)
  surface?: RideSurface | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true if the group waits for everyone, false if it waits for nobody. Null if the author does not say.',
  })
  @IsOptional()
  @IsBoolean(flagFault('noDrop'))
  noDrop?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether riders need lights. When omitted, a new ride has false.',
  })
  @IsOptional()
  @IsBoolean(flagFault('needsLights'))
  needsLights?: boolean | null;

  @Field(() => Float, {
    nullable: true,
    description: `The lowest pace in miles an hour, 0 to ${speed}. Null for none. It changes \`pace\` in no way.`,
  })
  @Speed('paceMin')
  paceMin?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `The highest pace in miles an hour, 0 to ${speed}. Null for none. BAD_USER_INPUT when it is less than \`paceMin\`.`,
  })
  @Speed('paceMax')
  paceMax?: number | null;
}
