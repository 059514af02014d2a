import { registerDecorator } from 'class-validator';
import { hashOf } from './mediaUrl.ts';

/** The maximum number of characters of a stored URL. */
const maxUrlLength = 2048;
// Browsers silently remove some of these characters. No valid URL contains them.
const unsafeCharacters = /[\s\p{Cc}\\]/u;

export const isDataUrl = (url: string): boolean => url.startsWith('data:');

// Parsers also read `https:x` and `https:///x`. A browser resolves `https:x` to another site, or to a path of this one.
const absolute = /^https?:\/\/[^/]/i;

/** The normalised URL of a picture on another site. Null for any other URL, and for one with a user name. */
export function remoteUrl(url: string): string | null {
  if (url.length > maxUrlLength || unsafeCharacters.test(url) || !absolute.test(url)) return null;
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password || parsed.href.length > maxUrlLength) return null;
  return parsed.href;
}

/** The form in which a picture’s URL is stored and compared. */
export const storedForm = (url: string): string => remoteUrl(url) ?? url;

const isImageUrl = (url: unknown): boolean =>
  typeof url === 'string' && (isDataUrl(url) || hashOf(url) !== null || remoteUrl(url) !== null);

/**
 * The path of a URL on this instance, null for any other URL. Only the path of a picture can be stored: the instance would lose
 * track of a picture that a complete address names, and any other path would be requested with the cookies of each reader.
 */
export function ownPath(url: string, publicUrl: string | undefined): string | null {
  const parsed = publicUrl && !isDataUrl(url) ? URL.parse(url) : null;
  return parsed && parsed.hostname === URL.parse(String(publicUrl))?.hostname ? parsed.pathname : null;
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
