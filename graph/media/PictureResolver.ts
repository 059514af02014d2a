import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Moment } from '../model/moments/Moment.ts';
import { Post } from '../model/posts/Post.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { findPicture, findPictures } from './findPictures.ts';
import { Picture, PictureFormat } from './Picture.ts';
import { srcsetOf } from './renditions.ts';

@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The URLs of all widths in which the picture is served, each with its width, in the form of the `srcset` of an HTML image. Null for a picture stored elsewhere.',
  })
  srcset(
    @Root() picture: Picture,
    @Arg('format', () => PictureFormat, { defaultValue: PictureFormat.WEBP, description: 'The format.' })
    format: PictureFormat,
  ) {
    return srcsetOf(picture, format);
  }
}

@Resolver(() => Post)
export class PostPictureResolver {
  @AtMost(10)
  @FieldResolver(() => [Picture], {
    description: 'The pictures, in the order of `mediaUrls`, at most 10. Our own client shows only the first.',
  })
  pictures(@Root() post: Post, @Ctx() ctx: Context) {
    return findPictures(ctx, post.mediaUrls, post.mediaAlts);
  }
}

@Resolver(() => Moment)
export class MomentPictureResolver {
  @FieldResolver(() => Picture, { nullable: true, description: 'The picture of the moment, null if there is none.' })
  picture(@Root() moment: Moment, @Ctx() ctx: Context) {
    return moment.imageUrl && findPicture(ctx, moment.imageUrl, moment.imageAlt);
  }
}
