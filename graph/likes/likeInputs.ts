import { Field, ObjectType } from 'type-graphql';
import { Post } from '../posts/Post.ts';

@ObjectType({ description: 'What a like changed.' })
export class SetLikePayload {
  @Field(() => Post, {
    nullable: true,
    description:
      'The post with its new count. Null where the viewer may not read it any more: a like can be taken back even then.',
  })
  post: Post;
}
