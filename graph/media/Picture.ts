import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export const PictureFormat = { WEBP: 'webp', AVIF: 'avif', JPEG: 'jpg' } as const;
export type PictureFormat = (typeof PictureFormat)[keyof typeof PictureFormat];
registerEnumType(PictureFormat, {
  name: 'PictureFormat',
  description: 'A format in which a picture is served.',
  valuesConfig: {
    WEBP: { description: 'Small, and read by every browser of today.' },
    AVIF: { description: 'The smallest; slow to make on the first request.' },
    JPEG: { description: 'The largest, for programs that read nothing else.' },
  },
});

@ObjectType({ description: 'A picture as it is shown somewhere.' })
export class Picture {
  @Field(() => String, { description: 'Its URL: of one of ours a path below /media, 2,048 pixels long at most.' })
  url: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What it shows, in the words of who has sent it, for those who do not see it; null where none are given.',
  })
  alt: string | null;

  @Field(() => Int, { nullable: true, description: 'Its width in pixels, null for a picture kept elsewhere.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Its height in pixels, null for a picture kept elsewhere.' })
  height: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Its ThumbHash in base64, of which a blurred picture can be made while it loads; null for a picture kept elsewhere.',
  })
  placeholder: string | null;

  /** Null for a picture kept elsewhere. */
  hash: string | null;
}
