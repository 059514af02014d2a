import { IsDate, IsOptional, MinDate, ValidateIf, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { isBlank } from '../lib/blank.ts';
import { connectionOf } from '../lib/connection.ts';
import { ClientId, Text } from '../lib/validation.ts';
import { altRule } from '../media/altTexts.ts';
import { ImageUrl } from '../media/imageUrls.ts';
import { Ride } from '../rides/Ride.ts';
import { Moment } from './Moment.ts';
import { PlaceInput } from './PlaceInput.ts';

const timestampFault = { message: 'timestamp must be an instant since 1900, such as 2026-06-13T08:30:00Z' };
const earliestTimestamp = new Date('1900-01-01T00:00:00Z');

export const MomentConnection = connectionOf('Moment', () => Moment);

/** What may be told of a moment, new or known. */
@InputType()
abstract class MomentFactsInput {
  @Field(() => String, { nullable: true, description: 'The words, at most 2,000 characters; null or blank for none.' })
  @IsOptional()
  @Text({ maximum: 2000 })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The picture: a data URL of less than 50 MB, an http(s) URL, or a /media URL of this server; null for none.',
  })
  @ValidateIf((_moment, url: unknown) => !isBlank(url))
  @ImageUrl()
  imageUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the picture shows, for those who do not see it, at most 1,000 characters; null for nothing. Left out, a picture that stays keeps its words.',
  })
  @IsOptional()
  @Text(altRule)
  imageAlt?: string | null;

  @Field(() => PlaceInput, { nullable: true, description: 'Where it was; null for nowhere told.' })
  @IsOptional()
  @ValidateNested()
  location?: PlaceInput | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it happened, at most 5 minutes ahead; now for a new one that leaves it out.',
  })
  @IsOptional()
  @IsDate(timestampFault)
  @MinDate(earliestTimestamp, timestampFault)
  timestamp?: Date | null;
}

@InputType({ description: 'A moment of a ride: words, a picture or a place, at least one of them.' })
export class ShareMomentInput extends MomentFactsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client: the same id again answers the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => ID, { description: 'The id of the ride post.' })
  postId: string;
}

@InputType({
  description:
    'Changes of a moment: what is left out stays, null takes away; but the timestamp then stays too. Something of words, picture and place must be left.',
})
export class UpdateMomentInput extends MomentFactsInput {
  @Field(() => ID, { description: 'The moment to change.' })
  momentId: string;
}

@ObjectType({ description: 'What sharing a moment changed.' })
export class ShareMomentPayload {
  @Field(() => Moment, { description: 'The new moment.' })
  moment: Moment;

  @Field(() => Ride, { description: 'The ride with its new count.' })
  ride: Ride;
}

@ObjectType({ description: 'What an edit changed.' })
export class UpdateMomentPayload {
  @Field(() => Moment, { description: 'The moment as it is now.' })
  moment: Moment;
}

@ObjectType({ description: 'What a deletion changed.' })
export class DeleteMomentPayload {
  @Field(() => ID, { description: 'The id of the moment that is gone.' })
  deletedMomentId: string;

  @Field(() => Ride, { description: 'The ride with its new count.' })
  ride: Ride;
}
