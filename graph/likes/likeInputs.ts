import { Field, ObjectType } from 'type-graphql';
import { Post } from '../posts/Post.ts';

@ObjectType({ description: 'What a like changed.' })
export class SetLikePayload {
  @Field(() => Post, { description: 'The post with its new count.' })
  post: Post;
}
