import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Moment } from '../moments/Moment.ts';
import { Post } from '../posts/Post.ts';
import { findPicture, findPictures } from './findPictures.ts';
import { Picture, PictureFormat } from './Picture.ts';
import { srcsetOf } from './renditions.ts';

@Resolver(() => Picture)
export class PictureResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The URLs of all widths in which it is served, each with its width, as the `srcset` of an HTML image; null for a picture kept elsewhere.',
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
  @FieldResolver(() => [Picture], {
    description: 'Its pictures in the order of `mediaUrls`; our own client shows the first alone.',
  })
  pictures(@Root() post: Post, @Ctx() ctx: Context) {
    return findPictures(ctx, post.mediaUrls, post.mediaAlts);
  }
}

@Resolver(() => Moment)
export class MomentPictureResolver {
  @FieldResolver(() => Picture, { nullable: true, description: 'The picture, null for none.' })
  picture(@Root() moment: Moment, @Ctx() ctx: Context) {
    return moment.imageUrl && findPicture(ctx, moment.imageUrl, moment.imageAlt);
  }
}
