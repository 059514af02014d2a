import type { Env } from '../platform/env/env.ts';
import type { MapTiles } from '../platform/env/MapTiles.ts';

const openStreetMap = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

/** The map tiles beneath routes. Null if the operator has set none: then no other server is contacted. */
export function mapTilesOf({ tileUrl, tileAttribution }: Pick<Env, 'tileUrl' | 'tileAttribution'>): MapTiles | null {
  return tileUrl === undefined ? null : { url: tileUrl, ...(tileAttribution ?? openStreetMap) };
}
