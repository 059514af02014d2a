import type { LayerSpecification } from 'maplibre-gl';
import type { Token } from '../theme/tokens.ts';

export type Colors = Record<Token, string>;

/** The GeoJSON sources of the map. */
export const sourceNames = ['lines', 'climb', 'climbs', 'marks', 'ends', 'waypoints', 'here'] as const;
export type SourceName = (typeof sourceNames)[number];

/** The browser draws the letters with this font of the page, so that none is loaded. The first name only sets the weight. */
export const mapFont = ['Map SemiBold', 'Instrument Sans', 'sans-serif'];

/** The colours of the routes that are not chosen, in the order of the legend. Their letters tell them apart too. */
export const tints = ['rideRoad', 'rideGravel', 'rideHybrid', 'rideMountain'] as const satisfies readonly Token[];
export const tintOf = (index: number): (typeof tints)[number] => tints[index % tints.length] ?? 'rideRoad';

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
const isChosen = ['==', ['get', 'tint'], -1] as const;

function linesOf(color: Colors): LayerSpecification[] {
  const tint = ['at', ['%', ['max', ['get', 'tint'], 0], tints.length], ['literal', tints.map((each) => color[each])]];
  const others = { source: 'lines', filter: ['!', isChosen] };
  const chosen = { source: 'lines', filter: isChosen };
  // The types of expressions are too deep for the compiler to follow through variables.
  return [
    {
      id: 'other-casing',
      type: 'line',
      ...others,
      layout: round,
      paint: { 'line-color': color.surface, 'line-width': 6 },
    },
    {
      id: 'other',
      type: 'line',
      ...others,
      layout: round,
      paint: { 'line-color': ['to-color', tint], 'line-width': 3 },
    },
    { id: 'casing', type: 'line', ...chosen, layout: round, paint: { 'line-color': color.surface, 'line-width': 9.5 } },
    { id: 'route', type: 'line', ...chosen, layout: round, paint: { 'line-color': color.accent, 'line-width': 6 } },
    {
      id: 'climb-here',
      type: 'line',
      source: 'climb',
      layout: round,
      paint: { 'line-color': color.text, 'line-width': 12 },
    },
    {
      id: 'climb',
      type: 'line',
      source: 'climbs',
      layout: round,
      paint: { 'line-color': color.accentPressed, 'line-width': 7.5 },
    },
    {
      id: 'arrows',
      type: 'symbol',
      ...chosen,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 90,
        'icon-image': 'arrow',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
        'icon-rotation-alignment': 'map',
      },
    },
    {
      id: 'letters',
      type: 'symbol',
      source: 'lines',
      filter: ['!=', ['get', 'letter'], ''],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 240,
        'text-field': ['get', 'letter'],
        'text-font': mapFont,
        'text-size': 14,
        'text-keep-upright': true,
        'text-rotation-alignment': 'viewport',
      },
      paint: { 'text-color': color.text, 'text-halo-color': color.surface, 'text-halo-width': 2.5 },
    },
  ] as LayerSpecification[];
}

/** Marks of ten miles at every zoom, of five and one only where there is room between them. */
const ranks = [
  { name: 'marks-1', from: 1, to: 5, minzoom: 12.5 },
  { name: 'marks-5', from: 5, to: 10, minzoom: 10.5 },
  { name: 'marks-10', from: 10, to: 1000, minzoom: 0 },
];

function marksOf(color: Colors): LayerSpecification[] {
  return ranks.map(({ name, from, to, minzoom }) => ({
    id: name,
    type: 'symbol',
    source: 'marks',
    minzoom,
    filter: ['all', ['>=', ['get', 'rank'], from], ['<', ['get', 'rank'], to]],
    layout: {
      'icon-image': 'disc',
      'icon-padding': 6,
      'text-field': ['get', 'words'],
      'text-font': mapFont,
      'text-size': 11,
      'symbol-sort-key': ['-', ['get', 'rank']],
    },
    paint: { 'text-color': color.text },
  }));
}

function pointsOf(color: Colors): LayerSpecification[] {
  const label = { 'text-color': color.text, 'text-halo-color': color.surfaceSunken, 'text-halo-width': 2 };
  const words = { 'text-field': ['get', 'words'], 'text-font': mapFont, 'text-size': 13, 'text-max-width': 14 };
  return [
    {
      id: 'waypoints',
      type: 'symbol',
      source: 'waypoints',
      layout: { 'icon-image': 'waypoint', 'icon-allow-overlap': true },
    },
    {
      id: 'waypoint-names',
      type: 'symbol',
      source: 'waypoints',
      minzoom: 13,
      filter: ['==', ['get', 'isNamed'], 0],
      layout: { ...words, 'text-variable-anchor': ['left', 'right', 'top', 'bottom'], 'text-radial-offset': 1 },
      paint: label,
    },
    {
      id: 'ends',
      type: 'symbol',
      source: 'ends',
      layout: { 'icon-image': ['get', 'kind'], 'icon-allow-overlap': true, 'icon-anchor': 'center' },
    },
    {
      id: 'end-names',
      type: 'symbol',
      source: 'ends',
      layout: { ...words, 'text-variable-anchor': ['top', 'bottom', 'left', 'right'], 'text-radial-offset': 1.4 },
      paint: label,
    },
    {
      id: 'waypoint-named',
      type: 'symbol',
      source: 'waypoints',
      filter: ['==', ['get', 'isNamed'], 1],
      layout: {
        ...words,
        'icon-image': 'named',
        'icon-allow-overlap': true,
        'text-allow-overlap': true,
        'text-anchor': 'bottom',
        'text-offset': [0, -1.1],
      },
      paint: label,
    },
    {
      id: 'here-halo',
      type: 'circle',
      source: 'here',
      paint: { 'circle-radius': 15, 'circle-color': color.accent, 'circle-opacity': 0.25 },
    },
    {
      id: 'here',
      type: 'circle',
      source: 'here',
      paint: {
        'circle-radius': 7,
        'circle-color': color.accent,
        'circle-stroke-color': color.surface,
        'circle-stroke-width': 3,
      },
    },
  ] as LayerSpecification[];
}

/** The layers of routes, from the lowest to the topmost. */
export const routeLayers = (color: Colors): LayerSpecification[] => [
  ...linesOf(color),
  ...marksOf(color),
  ...pointsOf(color),
];
