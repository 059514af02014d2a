import type { MapTiles } from './MapTiles.ts';

export const noTiles =
  'TILE_URL is not the address of map tiles: write https://tiles.example/{z}/{x}/{y}.png, or unset it for maps without.';
export const noAttribution =
  'TILE_ATTRIBUTION does not say whose map it is: write words and the address they link to, © Somebody https://somebody.example/licence, or unset it for OpenStreetMap.';

const place = /\{[zxy]\}/g;
const places = ['{z}', '{x}', '{y}'];
const longestAttribution = 120;

/** Where a tile is: what stands for its numbers filled in. */
const firstTile = (url: string) => url.replaceAll(place, '0');

/** Reads `https://host/{z}/{x}/{y}.png`, the numbers anywhere but in the host; null for all else. */
export function parseTileUrl(text: string): string | null {
  const [, path = ''] = /^https?:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d+)?(\/[^#\s]*)$/iu.exec(text) ?? [];
  const hasPlaces = places.every((each) => path.includes(each)) && !/[{}]/.test(path.replaceAll(place, ''));
  return hasPlaces && URL.canParse(firstTile(text)) ? text : null;
}

/** The origin from which the tiles of a parsed address come. */
export const tileOrigin = (url: string): string => new URL(firstTile(url)).origin;

/** Reads words and the address that they link to, `© Somebody https://somebody.example/licence`; null for all else. */
export function parseTileAttribution(text: string): Omit<MapTiles, 'url'> | null {
  const [, attribution = '', attributionUrl = ''] = /^(\S.*?)\s+(https?:\/\/[^\s@]+)$/i.exec(text) ?? [];
  const isShort = attribution.length > 0 && attribution.length <= longestAttribution;
  return isShort && URL.canParse(attributionUrl) ? { attribution, attributionUrl } : null;
}
