import { IsOptional, Matches, ValidateIf } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Text } from '../platform/graphql/validation.ts';
import { isBlank } from '../platform/lib/blank.ts';

const limits = inputLimits.emergency;
const phoneFault =
  'contactPhone must be a telephone number of at least 3 digits: use digits, spaces and + - . / ( ) only';

/** The rule for a ride whose leader changes its plan, for both doors. */
export const latePlans =
  'A leader cannot open this time by a change of the start or the end: it opens for a participant who joined before the change if they have known the new plan for 24 hours at the start, or if the change was made before the start and by at most 12 hours. A ride that is moved after this time is over opens it only for participants who join later.';

@InputType({
  description:
    'The emergency contact of the viewer. It replaces the former one. It has a name with a telephone number, a medical note, or both.',
})
export class EmergencyContactInput {
  @Field(() => String, {
    nullable: true,
    description: `The name of the person to call, at most ${limits.contactName} characters. Requires \`contactPhone\`. Null or blank for none.`,
  })
  @IsOptional()
  @Text({ maximum: limits.contactName })
  contactName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The telephone number of that person: at most ${limits.contactPhone} digits, spaces and \`+ - . / ( )\`, with at least 3 digits. Requires \`contactName\`. Null or blank for none.`,
  })
  @ValidateIf((_input: object, value: unknown) => !isBlank(value))
  @Text({ maximum: limits.contactPhone })
  @Matches(/^(?=(?:[^0-9]*[0-9]){3})[0-9+\-./() ]+$/, { message: phoneFault })
  contactPhone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for helpers, such as allergies and medicines, at most ${spelled(limits.medicalNote)} characters. Null or blank for none.`,
  })
  @IsOptional()
  @Text({ maximum: limits.medicalNote })
  medicalNote?: string | null;
}
