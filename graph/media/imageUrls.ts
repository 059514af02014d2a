import { registerDecorator } from 'class-validator';
import { hashOf } from './mediaUrl.ts';

/** The maximum number of characters of a stored URL. */
const maxUrlLength = 2048;
// Browsers silently remove some of these characters. No valid URL contains them.
const unsafeCharacters = /[\s\p{Cc}\\]/u;

export const isDataUrl = (url: string): boolean => url.startsWith('data:');

function isRemoteUrl(url: string): boolean {
  if (url.length > maxUrlLength || unsafeCharacters.test(url)) return false;
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:');
}

const isImageUrl = (url: unknown): boolean =>
  typeof url === 'string' && (isDataUrl(url) || hashOf(url) !== null || isRemoteUrl(url));

/**
 * Whether a URL names something on this instance that is not a picture. An image element with that URL would make each
 * reader's browser request it with their cookies.
 */
export function isOwnPage(url: string, publicUrl: string | undefined): boolean {
  const parsed = URL.parse(url);
  if (!publicUrl || !parsed) return false;
  return parsed.hostname === new URL(publicUrl).hostname && !parsed.pathname.startsWith('/media/');
}

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

/** Validates a picture: a data URL, an http(s) URL, or a URL returned by /media. No other scheme is accepted. */
export function ImageUrl(): PropertyDecorator {
  return imageRule('imageUrl', isImageUrl, 'an image data URL, an http(s) URL or a /media URL');
}

/** Validates a list of pictures, each like `ImageUrl`. */
export function ImageUrls(): PropertyDecorator {
  return imageRule(
    'imageUrls',
    (value) => Array.isArray(value) && value.every(isImageUrl),
    'a list of image data URLs, http(s) URLs or /media URLs',
  );
}
