import type { MapTiles } from './MapTiles.ts';

export const noTiles =
  'TILE_URL is not the address of map tiles: write https://tiles.example/{z}/{x}/{y}.png, or unset it for maps without tiles.';
export const noAttribution =
  'TILE_ATTRIBUTION is not a credit with a link: write a text and a web address, such as © Somebody https://somebody.example/licence, or unset it for OpenStreetMap.';

const placeholder = /\{[zxy]\}/g;
const placeholders = ['{z}', '{x}', '{y}'];
const maxAttributionLength = 120;

/** The URL of the tile 0/0/0. */
const firstTile = (url: string) => url.replaceAll(placeholder, '0');

/** Parses `https://host/{z}/{x}/{y}.png`. The placeholders may not be in the host. Returns null for any other text. */
export function parseTileUrl(text: string): string | null {
  const [, path = ''] = /^https?:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d+)?(\/[^#\s]*)$/iu.exec(text) ?? [];
  const hasPlaces = placeholders.every((each) => path.includes(each)) && !/[{}]/.test(path.replaceAll(placeholder, ''));
  return hasPlaces && URL.canParse(firstTile(text)) ? text : null;
}

/** The origin of a parsed tile URL. */
export const tileOrigin = (url: string): string => new URL(firstTile(url)).origin;

/** Parses a text and its link, `© Somebody https://somebody.example/licence`. Returns null for any other text. */
export function parseTileAttribution(text: string): Omit<MapTiles, 'url'> | null {
  const attributionUrl = text.split(/\s/).at(-1) ?? '';
  const attribution = text.slice(0, -attributionUrl.length).trimEnd();
  const isShort = /^\S.*$/.test(attribution) && attribution.length <= maxAttributionLength;
  return isShort && /^https?:\/\/[^@]+$/i.test(attributionUrl) && URL.canParse(attributionUrl)
    ? { attribution, attributionUrl }
    : null;
}
