import { ArrayMaxSize, IsDate, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { ImageUrls } from '../model/media/imageUrls.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import { PostKind } from '../model/posts/PostKind.ts';
import { User } from '../model/users/User.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { clientIdDescription, isReplayDescription } from '../platform/graphql/replayDescriptions.ts';
import { ClientId, Text, Texts } from '../platform/graphql/validation.ts';
import { CreateRideInput, UpdateRideInput } from './rideInputs.ts';
import { laterDatesDescription, maxRepeats, repeatsDescription } from './seriesInputs.ts';

// The domain rejects a blank text, because the error message differs for ride posts.
const { content: maxContent, pictures: maxPictures } = inputLimits.post;
const contentRule = { maximum: maxContent };
const privacyFault = { message: "privacy must be 'public', 'group' or 'private'" };

export const PostConnection = connectionOf('Post', () => Post);

describeEnum(PostKind, 'PostKind', 'The kind of a post.', {
  POST: 'A plain post.',
  RIDE: 'A ride post.',
});

@ArgsType()
export class UserPostsArguments extends PageArguments {
  @Field(() => PostKind, {
    nullable: true,
    description: 'Returns only plain posts or only ride posts. Both when omitted.',
  })
  kind?: PostKind | null;
}

/** The fields of a new post that an edit can change too. */
@InputType()
abstract class PostFactsInput {
  @Field(() => [String], {
    nullable: true,
    description: `At most ${maxPictures} pictures: data URLs of less than 50 MB each, http(s) URLs, or /media URLs of pictures that the viewer has uploaded. In an update, the list replaces all pictures; an empty list removes them.`,
  })
  @IsOptional()
  @ArrayMaxSize(maxPictures, { message: `mediaUrls must have at most ${maxPictures} entries` })
  @ImageUrls()
  mediaUrls?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `The alternative texts of \`mediaUrls\`, in the same order: at most ${spelled(inputLimits.picture.alt)} characters each. When an update omits them, pictures that remain keep their texts.`,
  })
  @IsOptional()
  @ArrayMaxSize(maxPictures, { message: `mediaAlts must have at most ${maxPictures} entries` })
  @Texts({ maximum: inputLimits.picture.alt })
  mediaAlts?: string[] | null;

  @Field(() => Privacy, {
    nullable: true,
    description:
      'The audience of the post. GROUP requires a `groupId`. When omitted, a new post is PUBLIC, and an update keeps the audience.',
  })
  @IsOptional()
  @IsIn(Object.values(Privacy), privacyFault)
  privacy?: Privacy | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The group to post to. The viewer must be a member. When omitted, a new post has no group, and an update keeps the group. In an update, null removes the post from its group.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  groupId?: string | null;
}

@InputType({ description: 'A post to create. With `ride` it is a ride post, without it a plain post.' })
export class CreatePostInput extends PostFactsInput {
  @Field(() => ID, {
    nullable: true,
    description: `${clientIdDescription} The id of a ride post must be of UUID version 7.`,
  })
  @ClientId()
  id?: string | null;

  @Field(() => String, {
    description: `The text: 1 to ${spelled(maxContent)} characters. Blanks at both ends are removed and not counted.`,
  })
  @IsOptional()
  @Text(contentRule)
  content: string;

  @Field(() => CreateRideInput, { nullable: true, description: 'The ride of a ride post. Omit it for a plain post.' })
  @IsOptional()
  @ValidateNested()
  ride?: CreateRideInput | null;

  @Field(() => String, { nullable: true, description: repeatsDescription })
  @IsOptional()
  @Text({ maximum: maxRepeats })
  repeats?: string | null;
}

@InputType({
  description:
    'Changes to a post. Omitted fields keep their values. So do null fields, unless their description says otherwise.',
})
export class UpdatePostInput extends PostFactsInput {
  @Field(() => ID, { description: 'The id of the post to change.' })
  postId: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `updatedAt` of the post as the viewer read it. The server returns CONFLICT when the post was edited since. When omitted or null, the last edit wins.',
  })
  @IsOptional()
  @IsDate()
  expectedUpdatedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `The new text: 1 to ${spelled(maxContent)} characters. Null returns BAD_USER_INPUT.`,
  })
  @IsOptional()
  @Text(contentRule)
  content?: string | null;

  @Field(() => UpdateRideInput, {
    nullable: true,
    description: 'Changes to the ride. A plain post returns BAD_USER_INPUT.',
  })
  @IsOptional()
  @ValidateNested()
  ride?: UpdateRideInput | null;

  @Field(() => Boolean, { nullable: true, description: laterDatesDescription })
  @IsOptional()
  laterDates?: boolean | null;
}

@ObjectType({ description: 'The result of creating a post.' })
export class CreatePostPayload {
  @Field(() => Post, { description: 'The new post.' })
  post: Post;

  @Field(() => User, { description: 'The author of the post, with the new counts.' })
  viewer: User;

  @Field(() => Boolean, { description: isReplayDescription })
  isReplay: boolean;
}

@ObjectType({ description: 'The result of editing a post.' })
export class UpdatePostPayload {
  @Field(() => Post, { description: 'The post after the edit.' })
  post: Post;

  @Field(() => User, {
    description: 'The author of the post. An edit of a ride can change the distances in their profile.',
  })
  viewer: User;
}

@ObjectType({ description: 'The result of deleting a post.' })
export class DeletePostPayload {
  @Field(() => ID, { description: 'The id of the deleted post.' })
  deletedPostId: string;

  @Field(() => User, { description: 'The author of the post, with the new counts.' })
  viewer: User;
}
