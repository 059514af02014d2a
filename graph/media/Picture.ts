import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../platform/graphql/describeEnum.ts';

export const PictureFormat = { WEBP: 'webp', AVIF: 'avif', JPEG: 'jpg' } as const;
export type PictureFormat = (typeof PictureFormat)[keyof typeof PictureFormat];
describeEnum(PictureFormat, 'PictureFormat', 'A format in which a picture is served.', {
  WEBP: 'Small, and supported by every current browser.',
  AVIF: 'The smallest. The first request for a rendition is slow, because it is encoded then.',
  JPEG: 'The largest, for programs that support no other format.',
});

@ObjectType({ description: 'A picture of a post or a moment.' })
export class Picture {
  @Field(() => String, {
    description:
      'The URL of the picture. For a picture stored here it is a path under /media, at most 2,048 pixels long. The server returns 404 for it unless something public shows the picture, or the request’s session or access token may read a post that shows it.',
  })
  url: string;

  @Field(() => String, {
    nullable: true,
    description: 'The alternative text that the sender wrote, null if there is none.',
  })
  alt: string | null;

  @Field(() => Int, { nullable: true, description: 'The width in pixels, null for a picture stored elsewhere.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'The height in pixels, null for a picture stored elsewhere.' })
  height: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The ThumbHash in base64, for a blurred preview while the picture loads. Null for a picture stored elsewhere.',
  })
  placeholder: string | null;

  /** Null for a picture stored elsewhere. */
  hash: string | null;
}
