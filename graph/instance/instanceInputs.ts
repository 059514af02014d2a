import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { InstanceSettings } from '../model/instance/InstanceSettings.ts';
import { SignUps } from '../model/instance/SignUps.ts';
import { Units } from '../model/users/User.ts';
import { type SignUpMode, signUpModes } from '../platform/env/signUpModes.ts';
import { Text } from '../platform/graphql/validation.ts';

const limits = inputLimits.instance;

const controls = /[\s\p{Cc}\\]/u;

/** Whether a link may lead there: an http(s) address, or a path of this instance. Every other scheme could run a script. */
function isLinkTarget(value: unknown): boolean {
  if (value === '') return true;
  if (typeof value !== 'string' || value.length > limits.address || controls.test(value)) return false;
  if (/^\/(?!\/)/.test(value)) return true;
  const url = URL.parse(value);
  return url?.protocol === 'https:' || url?.protocol === 'http:';
}

const LinkTarget = () =>
  ValidateBy({
    name: 'linkTarget',
    validator: {
      validate: isLinkTarget,
      defaultMessage: (args) => `${args?.property} must be an http(s) address or a path that begins with /`,
    },
  });

const longText = (what: string) =>
  `${what}, plain and of at most ${spelled(limits.text)} characters. An empty line begins a paragraph. Null or blank removes it.`;

@InputType({ description: 'Changes of the settings of the instance. Omitted fields keep their values.' })
export class UpdateInstanceInput {
  @Field(() => String, {
    nullable: true,
    description: `The name, at most ${limits.name} characters. Null or blank for \`Cycle Chat\`.`,
  })
  @IsOptional()
  @Text({ maximum: limits.name, isName: true })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The logo: a data URL of less than 50 MB, or the /media URL of a stored picture. Null removes it.',
  })
  logo?: string | null;

  @Field(() => Units, {
    nullable: true,
    description: 'The units of visitors and of new members. Null for those of the environment, or of the browser.',
  })
  @IsOptional()
  @IsIn(Object.values(Units), { message: "units must be 'imperial' or 'metric'" })
  units?: Units | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The IANA time zone of members who have not chosen one, such as `Europe/Paris`. Null for that of the environment.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: longText('The text that names the owner of the instance') })
  @IsOptional()
  @Text({ maximum: limits.text })
  imprint?: string | null;

  @Field(() => String, { nullable: true, description: longText('The rules of the instance') })
  @IsOptional()
  @Text({ maximum: limits.text })
  terms?: string | null;

  @Field(() => String, { nullable: true, description: longText('How data is handled') })
  @IsOptional()
  @Text({ maximum: limits.text })
  privacy?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The announcement, as plain text of at most ${limits.announcement} characters. Null or blank removes it. A new one has no link and no end unless they are given too.`,
  })
  @IsOptional()
  @Text({ maximum: limits.announcement })
  announcement?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that the announcement links to: http(s), or a path of this instance. Null or empty removes it.',
  })
  @IsOptional()
  @LinkTarget()
  announcementUrl?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When clients stop showing the announcement (UTC). Null keeps it.',
  })
  announcementEndsAt?: Date | null;

  @Field(() => SignUps, {
    nullable: true,
    description: 'The visitors who can sign up. Null for the setting of the environment.',
  })
  @IsOptional()
  @IsIn(signUpModes, { message: `signUps must be one of ${signUpModes.join(', ')}` })
  signUps?: SignUpMode | null;
}

@ObjectType({ description: 'The result of a change of the settings.' })
export class UpdateInstancePayload {
  @Field(() => InstanceSettings, { description: 'The settings after the change.' })
  settings: InstanceSettings;
}
