import type { Env } from '../env.ts';
import type { MapTiles } from './MapTiles.ts';

const openStreetMap = {
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

/** The tiles that are laid beneath routes; null where the operator wants none, and nobody else is asked for anything. */
export function mapTilesOf({ tileUrl, tileAttribution }: Pick<Env, 'tileUrl' | 'tileAttribution'>): MapTiles | null {
  return tileUrl === undefined ? null : { url: tileUrl, ...(tileAttribution ?? openStreetMap) };
}
