import type { LayerSpecification } from 'maplibre-gl';
import type { GroundColors } from './mapTokens.ts';
import { mapFont } from './routeLayers.ts';

/** The source of the ground. */
export const GROUND = 'ground';

// The layers of an archive have the names and values of Protomaps (kind) or of OpenMapTiles (class).
const kind = ['coalesce', ['get', 'kind'], ['get', 'class'], ''];
const isOneOf = (...values: string[]) => ['in', kind, ['literal', values]];
const isNoneOf = (...values: string[]) => ['!', isOneOf(...values)];
const isShape = (shape: string) => ['==', ['geometry-type'], shape];
const width = (...stops: number[]) => ['interpolate', ['exponential', 1.5], ['zoom'], ...stops];

const woods = isOneOf('forest', 'wood', 'park', 'nature_reserve', 'national_park', 'protected_area', 'scrub');
const towns = isOneOf('residential', 'urban_area', 'suburb', 'neighbourhood');
const major = isOneOf('highway', 'major_road', 'motorway', 'trunk', 'primary', 'secondary');
const tracks = isOneOf('path', 'track', 'pedestrian');
const rails = isOneOf('rail', 'transit');
const minor = isNoneOf(
  ...['highway', 'major_road', 'motorway', 'trunk', 'primary', 'secondary', 'path', 'track', 'pedestrian'],
  ...['rail', 'transit', 'ferry', 'aeroway', 'pier'],
);

/** A layer without its source. `of`: the names of the layers of an archive that it draws, if the archive contains them. */
interface Part {
  id: string;
  of: string[];
  type: 'fill' | 'line' | 'symbol';
  filter?: unknown;
  minzoom?: number;
  layout?: Record<string, unknown>;
  paint: Record<string, unknown>;
}

const roadLayers = ['roads', 'transportation'];
const round = { 'line-cap': 'round', 'line-join': 'round' };

const surfacesOf = (color: GroundColors): Part[] => [
  { id: 'land', of: ['earth'], type: 'fill', filter: isShape('Polygon'), paint: { 'fill-color': color.land } },
  { id: 'towns', of: ['landuse', 'landcover'], type: 'fill', filter: towns, paint: { 'fill-color': color.town } },
  {
    id: 'woods',
    of: ['landcover', 'landuse', 'park'],
    type: 'fill',
    filter: woods,
    paint: { 'fill-color': color.forest },
  },
  { id: 'water', of: ['water'], type: 'fill', filter: isShape('Polygon'), paint: { 'fill-color': color.water } },
  {
    id: 'streams',
    of: ['water', 'waterway'],
    type: 'line',
    filter: isShape('LineString'),
    paint: { 'line-color': color.water, 'line-width': width(9, 0.8, 16, 5) },
  },
  {
    id: 'borders',
    of: ['boundaries', 'boundary'],
    type: 'line',
    paint: { 'line-color': color.border, 'line-width': 1.2, 'line-dasharray': [4, 3] },
  },
];

const roadsOf = (color: GroundColors): Part[] => [
  {
    id: 'tracks',
    of: roadLayers,
    type: 'line',
    filter: tracks,
    minzoom: 12,
    paint: { 'line-color': color.label, 'line-width': 1, 'line-opacity': 0.6, 'line-dasharray': [3, 2] },
  },
  {
    id: 'minor-casing',
    of: roadLayers,
    type: 'line',
    filter: minor,
    minzoom: 10,
    layout: round,
    paint: { 'line-color': color.roadCasing, 'line-width': width(10, 1.4, 14, 5, 18, 18) },
  },
  {
    id: 'major-casing',
    of: roadLayers,
    type: 'line',
    filter: major,
    layout: round,
    paint: { 'line-color': color.roadCasing, 'line-width': width(6, 1.2, 12, 5.5, 18, 26) },
  },
  {
    id: 'minor',
    of: roadLayers,
    type: 'line',
    filter: minor,
    minzoom: 10,
    layout: round,
    paint: { 'line-color': color.road, 'line-width': width(10, 0.6, 14, 3.4, 18, 15) },
  },
  {
    id: 'major',
    of: roadLayers,
    type: 'line',
    filter: major,
    layout: round,
    paint: { 'line-color': color.road, 'line-width': width(6, 0.6, 12, 3.8, 18, 22) },
  },
  {
    id: 'rails',
    of: [...roadLayers, 'transit'],
    type: 'line',
    filter: rails,
    minzoom: 9,
    paint: { 'line-color': color.label, 'line-width': 1.2, 'line-opacity': 0.7, 'line-dasharray': [6, 2] },
  },
];

const name = { 'text-field': ['coalesce', ['get', 'name'], ''], 'text-font': mapFont };
const haloOf = (color: string) => ({ 'text-halo-color': color, 'text-halo-width': 1.6 });

const namesOf = (color: GroundColors): Part[] => [
  {
    id: 'street-names',
    of: ['roads', 'transportation_name'],
    type: 'symbol',
    minzoom: 13,
    layout: { ...name, 'symbol-placement': 'line', 'text-size': 12 },
    paint: { 'text-color': color.label, ...haloOf(color.land) },
  },
  {
    id: 'water-names',
    of: ['water', 'water_name'],
    type: 'symbol',
    minzoom: 9,
    layout: { ...name, 'text-size': 12 },
    paint: { 'text-color': color.label, ...haloOf(color.water) },
  },
  {
    id: 'place-names',
    of: ['places', 'place'],
    type: 'symbol',
    filter: isNoneOf('country', 'region', 'state', 'continent', 'province'),
    layout: { ...name, 'text-size': width(8, 12, 14, 15), 'text-max-width': 8 },
    paint: { 'text-color': color.label, ...haloOf(color.land) },
  },
];

/** The layers that draw an archive with these layers. */
export function groundLayers(color: GroundColors, available: readonly string[]): LayerSpecification[] {
  const parts = [...surfacesOf(color), ...roadsOf(color), ...namesOf(color)];
  const layers = parts.flatMap(({ of: names, id, filter, ...part }) =>
    names
      .filter((each) => available.includes(each))
      .map((each) => ({
        ...part,
        ...(filter !== undefined && { filter }),
        id: `ground-${id}-${each}`,
        source: GROUND,
        'source-layer': each,
      })),
  );
  // The types of expressions are too deep for the compiler to follow through variables.
  return layers as LayerSpecification[];
}
