import { registerDecorator } from 'class-validator';

/** The longest URL that is kept. */
const maximumUrlLength = 2048;
// Browsers drop some of these in silence; none belongs in a URL as it is written.
const unsafeCharacters = /[\s\p{Cc}\\]/u;
const ownUrl = /^\/media\/[0-9a-f]{64}\.webp$/;

export const isDataUrl = (url: string): boolean => url.startsWith('data:');

function isRemoteUrl(url: string): boolean {
  if (url.length > maximumUrlLength || unsafeCharacters.test(url)) return false;
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:');
}

const isImageUrl = (url: unknown): boolean =>
  typeof url === 'string' && (isDataUrl(url) || ownUrl.test(url) || isRemoteUrl(url));

/** A list of pictures: data URLs, http(s) URLs, or URLs that /media has answered before; no other scheme. */
export function ImageUrls(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'imageUrls',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => Array.isArray(value) && value.every(isImageUrl),
        defaultMessage: (args) => `${args?.property} must be a list of image data URLs, http(s) URLs or /media URLs`,
      },
    });
  };
}
