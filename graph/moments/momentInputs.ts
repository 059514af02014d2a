import { IsBoolean, IsDate, IsOptional, MinDate, ValidateIf, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { ImageUrl } from '../model/media/imageUrls.ts';
import { Moment } from '../model/moments/Moment.ts';
import { Ride } from '../model/rides/Ride.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { clientIdDescription, isReplayDescription } from '../platform/graphql/replayDescriptions.ts';
import { ClientId, Text } from '../platform/graphql/validation.ts';
import { isBlank } from '../platform/lib/blank.ts';
import { PlaceInput } from './PlaceInput.ts';

const maxDescription = inputLimits.moment.description;
const timestampFault = { message: 'timestamp must be an instant since 1900, such as 2026-06-13T08:30:00Z' };
const earliestTimestamp = new Date('1900-01-01T00:00:00Z');

export const MomentConnection = connectionOf('Moment', () => Moment);

/** The fields of a new moment that an edit can change too. */
@InputType()
abstract class MomentFactsInput {
  @Field(() => String, {
    nullable: true,
    description: `The text, at most ${spelled(maxDescription)} characters. Null or blank for none.`,
  })
  @IsOptional()
  @Text({ maximum: maxDescription })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The picture: a data URL of less than 50 MB, an http(s) URL, or the /media URL of a picture that the viewer has uploaded. Null for none.',
  })
  @ValidateIf((_moment, url: unknown) => !isBlank(url))
  @ImageUrl()
  imageUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The alternative text of the picture, at most ${spelled(inputLimits.picture.alt)} characters. Null for none. When an update omits it, a picture that remains keeps its text.`,
  })
  @IsOptional()
  @Text({ maximum: inputLimits.picture.alt })
  imageAlt?: string | null;

  @Field(() => PlaceInput, { nullable: true, description: 'The place of the moment. Null for none.' })
  @IsOptional()
  @ValidateNested()
  location?: PlaceInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether to store `lat` and `lng` even inside a privacy zone of the viewer. When false or omitted, the server drops a point inside a zone and keeps the address. A zone created later hides the point from other members until an update sends `keepsPlace` or `location`.',
  })
  @IsOptional()
  @IsBoolean({ message: 'keepsPlace must be true or false' })
  keepsPlace?: boolean | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'The instant of the moment, at most 5 minutes in the future. When omitted, a new moment has the current time.',
  })
  @IsOptional()
  @IsDate(timestampFault)
  @MinDate(earliestTimestamp, timestampFault)
  timestamp?: Date | null;
}

@InputType({ description: 'A moment of a ride to share: at least one of a description, a picture or a location.' })
export class ShareMomentInput extends MomentFactsInput {
  @Field(() => ID, {
    nullable: true,
    description: clientIdDescription,
  })
  @ClientId()
  id?: string | null;

  @Field(() => ID, { description: 'The id of the ride post.' })
  postId: string;
}

@InputType({
  description:
    'Changes to a moment. Omitted fields keep their values and null clears a field; a null `timestamp` keeps its value. At least one of description, picture and location must remain.',
})
export class UpdateMomentInput extends MomentFactsInput {
  @Field(() => ID, { description: 'The id of the moment to change.' })
  momentId: string;
}

@ObjectType({ description: 'The result of sharing a moment.' })
export class ShareMomentPayload {
  @Field(() => Moment, { description: 'The new moment.' })
  moment: Moment;

  @Field(() => Ride, { description: 'The ride, with the new `momentCount`.' })
  ride: Ride;

  @Field(() => Boolean, {
    description: isReplayDescription,
  })
  isReplay: boolean;
}

@ObjectType({ description: 'The result of editing a moment.' })
export class UpdateMomentPayload {
  @Field(() => Moment, { description: 'The moment after the edit.' })
  moment: Moment;
}

@ObjectType({ description: 'The result of deleting a moment.' })
export class DeleteMomentPayload {
  @Field(() => ID, { description: 'The id of the deleted moment.' })
  deletedMomentId: string;

  @Field(() => Ride, {
    nullable: true,
    description: 'The ride, with the new `momentCount`. Null when the viewer may no longer read the ride.',
  })
  ride: Ride | null;
}
