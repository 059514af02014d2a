import type { WaypointKind } from '../model/routes/waypoints.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Characters that XML 1.0 cannot contain: control characters and unpaired surrogates. */
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML cannot contain. */
export const xmlCharacters = (text: string): string => text.replaceAll(unwritable, '');

/** A text as the content of an element of XML. */
export const xmlText = (text: string): string =>
  xmlCharacters(text).replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');

/** The kinds of waypoints in TCX. GPX leaves the words free, so its files have the same. */
export const tcxNames: Readonly<Record<WaypointKind, string>> = {
  generic: 'Generic',
  summit: 'Summit',
  valley: 'Valley',
  water: 'Water',
  food: 'Food',
  danger: 'Danger',
  left: 'Left',
  right: 'Right',
  straight: 'Straight',
  first_aid: 'First Aid',
};

/** A longitude with seven decimals. The schemas of GPX and TCX allow only -180 for the 180th meridian. */
export function longitudeText(lng: number): string {
  const text = lng.toFixed(7);
  return text === '180.0000000' ? '-180.0000000' : text;
}

/** The number of points written at once, so that a long file neither blocks other requests nor fills memory. */
export const stride = 1000;
