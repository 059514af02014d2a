import { ArrayMaxSize, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { ClientId, Text, Texts } from '../lib/validation.ts';
import { altRule } from '../media/altTexts.ts';
import { ImageUrls } from '../media/imageUrls.ts';
import { CreateRideInput, UpdateRideInput } from '../rides/rideInputs.ts';
import { User } from '../users/User.ts';
import { Post, Privacy } from './Post.ts';

// Whether it may be blank, and what is said then, is for the domain: a ride post has a message of its own.
const contentRule = { maximum: 10_000 };
const privacyFault = { message: "privacy must be 'public', 'group' or 'private'" };

export const PostConnection = connectionOf('Post', () => Post);

@InputType({ description: 'A post to publish: a plain one or, with `ride`, that of a ride.' })
export class CreatePostInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client: the same id again answers the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => String, { description: 'The text: 1 to 10,000 characters, blanks at its ends not counted.' })
  @IsOptional()
  @Text(contentRule)
  content: string;

  @Field(() => CreateRideInput, { nullable: true, description: 'The ride of a ride post; left out of a plain one.' })
  @IsOptional()
  @ValidateNested()
  ride?: CreateRideInput | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 10 pictures: data URLs of less than 50 MB each, http(s) URLs, or /media URLs of this server.',
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: 'mediaUrls must have at most 10 entries' })
  @ImageUrls()
  mediaUrls?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'What each of `mediaUrls` shows, in the same order, for those who do not see it: at most 1,000 characters each.',
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: 'mediaAlts must have at most 10 entries' })
  @Texts(altRule)
  mediaAlts?: string[] | null;

  @Field(() => Privacy, {
    nullable: true,
    description: 'Who may read it; PUBLIC when left out. GROUP needs a `groupId`.',
  })
  @IsOptional()
  @IsIn(Object.values(Privacy), privacyFault)
  privacy?: Privacy | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The group to post to, of which the viewer must be a member; none when left out.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  groupId?: string | null;
}

@InputType({
  description: 'Changes of a post: what is left out stays, and so does what is null unless it says otherwise.',
})
export class UpdatePostInput {
  @Field(() => ID, { description: 'The post to change.' })
  postId: string;

  @Field(() => String, { nullable: true, description: 'The new text: 1 to 10,000 characters. Null is refused.' })
  @IsOptional()
  @Text(contentRule)
  content?: string | null;

  @Field(() => UpdateRideInput, { nullable: true, description: 'The changes of the ride; only for a ride post.' })
  @IsOptional()
  @ValidateNested()
  ride?: UpdateRideInput | null;

  @Field(() => [String], {
    nullable: true,
    description: 'The new pictures, all of them, as for a new post; an empty list takes them away.',
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: 'mediaUrls must have at most 10 entries' })
  @ImageUrls()
  mediaUrls?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'What each of `mediaUrls` shows, in the same order, for those who do not see it: at most 1,000 characters each. Left out, pictures that stay keep theirs.',
  })
  @IsOptional()
  @ArrayMaxSize(10, { message: 'mediaAlts must have at most 10 entries' })
  @Texts(altRule)
  mediaAlts?: string[] | null;

  @Field(() => Privacy, { nullable: true, description: 'Who may read it from now on.' })
  @IsOptional()
  @IsIn(Object.values(Privacy), privacyFault)
  privacy?: Privacy | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Another group, of which the viewer is a member; null takes the post out of its group.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  groupId?: string | null;
}

@ObjectType({ description: 'What publishing changed.' })
export class CreatePostPayload {
  @Field(() => Post, { description: 'The new post.' })
  post: Post;

  @Field(() => User, { description: 'Its author, whose counts have changed.' })
  viewer: User;
}

@ObjectType({ description: 'What an edit changed.' })
export class UpdatePostPayload {
  @Field(() => Post, { description: 'The post as it is now.' })
  post: Post;

  @Field(() => User, { description: 'Its author, whose distances change with a ride.' })
  viewer: User;
}

@ObjectType({ description: 'What a deletion changed.' })
export class DeletePostPayload {
  @Field(() => ID, { description: 'The id of the post that is gone.' })
  deletedPostId: string;

  @Field(() => User, { description: 'Its author, whose counts have changed.' })
  viewer: User;
}
