import { Field, ObjectType } from 'type-graphql';
import { Post } from '../model/posts/Post.ts';

@ObjectType({ description: 'The result of adding or removing a like.' })
export class SetLikePayload {
  @Field(() => Post, {
    nullable: true,
    description: 'The post, with the new `likeCount`. Null when the viewer may no longer read the post.',
  })
  post: Post;
}
