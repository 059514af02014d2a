import { badInput } from '../lib/errors.ts';
import { findPicture } from '../media/findPictures.ts';
import { isDataUrl } from '../media/imageUrls.ts';
import { PictureFormat } from '../media/Picture.ts';
import { storeImage } from '../media/pictures.ts';
import { pictureBytes } from '../media/receiveBytes.ts';
import { srcsetOf } from '../media/renditions.ts';
import { Picture } from './answerSchemas.ts';
import { demanded, text } from './fields.ts';
import { route } from './restRoute.ts';

const sentence = 'must be an image data URL; or send the bytes of the picture as the body';

/** Pictures by themselves, for programs that would rather send bytes than data URLs. */
export const mediaRoutes = [
  route({
    method: 'POST',
    path: '/media',
    summary: 'Store a picture',
    description:
      'The body is the bytes of the picture under a content type `image/…` or `application/octet-stream`, or JSON. What it is of is told by the bytes alone. It is turned upright, stripped of all metadata, made at most 2,048 pixels long and stored once; the URL is for the picture fields of other routes. A picture that nothing shows is collected after a day.',
    takesPictures: true,
    takesBytes: { as: 'image', kind: pictureBytes },
    body: { image: demanded(text('An image as a data URL of less than 50MB.', {}, sentence)) },
    status: 201,
    returns: Picture,
    async answer(ctx, { body: { image } }) {
      if (!image || !isDataUrl(image)) throw badInput(`image ${sentence}`, 'image');
      const url = await storeImage(ctx, image, 'image');
      const picture = await findPicture(ctx, url, null);
      const { width, height, placeholder } = picture;
      return { url, width, height, placeholder, srcset: srcsetOf(picture, PictureFormat.WEBP) };
    },
  }),
];
