import { findPicture } from '../../media/findPictures.ts';
import { PictureFormat } from '../../media/Picture.ts';
import { storeImage } from '../../media/pictures.ts';
import { srcsetOf } from '../../media/renditions.ts';
import { isDataUrl } from '../../model/media/imageUrls.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { pictureBytes } from '../http/receiveBytes.ts';
import { Picture } from './answerSchemas.ts';
import { demanded, text } from './fields.ts';
import { route } from './restEndpoint.ts';

const sentence = 'must be an image data URL; or send the bytes of the picture as the body';

/** Uploads of single pictures, for programs that send bytes instead of data URLs. */
export const mediaEndpoints = [
  route({
    method: 'POST',
    path: '/media',
    summary: 'Upload a picture',
    description:
      'The body is JSON, or the bytes of the picture with a content type `image/…` or `application/octet-stream`. The format is detected from the bytes. The server rotates the picture upright, removes all metadata, scales it to at most 2,048 pixels, and stores it once. Use the URL in the picture fields of other routes. A picture that no object uses is deleted after a day.',
    takesPictures: true,
    takesBytes: { as: 'image', kind: pictureBytes },
    body: { image: demanded(text('An image as a data URL of less than 50MB.', {}, sentence)) },
    status: 201,
    returns: Picture,
    async answer(ctx, { body: { image } }) {
      if (!image || !isDataUrl(image)) throw badInput(`image ${sentence}`, 'image');
      const url = await storeImage(ctx, image, { field: 'image' });
      const picture = await findPicture(ctx, url, null);
      const { width, height, placeholder } = picture;
      return { url, width, height, placeholder, srcset: srcsetOf(picture, PictureFormat.WEBP) };
    },
  }),
];
