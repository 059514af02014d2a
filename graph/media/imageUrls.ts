import { registerDecorator } from 'class-validator';
import { hashOf } from './mediaUrl.ts';

/** The longest URL that is kept. */
const maximumUrlLength = 2048;
// Browsers drop some of these in silence; none belongs in a URL as it is written.
const unsafeCharacters = /[\s\p{Cc}\\]/u;

export const isDataUrl = (url: string): boolean => url.startsWith('data:');

function isRemoteUrl(url: string): boolean {
  if (url.length > maximumUrlLength || unsafeCharacters.test(url)) return false;
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:');
}

const isImageUrl = (url: unknown): boolean =>
  typeof url === 'string' && (isDataUrl(url) || hashOf(url) !== null || isRemoteUrl(url));

function imageRule(name: string, isValid: (value: unknown) => boolean, what: string): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: { validate: isValid, defaultMessage: (args) => `${args?.property} must be ${what}` },
    });
  };
}

/** A picture: a data URL, an http(s) URL, or a URL that /media has answered before; no other scheme. */
export function ImageUrl(): PropertyDecorator {
  return imageRule('imageUrl', isImageUrl, 'an image data URL, an http(s) URL or a /media URL');
}

/** A list of pictures, each like `ImageUrl`. */
export function ImageUrls(): PropertyDecorator {
  return imageRule(
    'imageUrls',
    (value) => Array.isArray(value) && value.every(isImageUrl),
    'a list of image data URLs, http(s) URLs or /media URLs',
  );
}
