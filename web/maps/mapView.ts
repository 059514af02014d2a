import type { LayerSpecification, MapMouseEvent } from 'maplibre-gl';
import { GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapFileFragment, TileLayerFragment } from '../generated.ts';
import type { Place, Spot } from '../routes/routePlane.ts';
import { darkTokens, lightTokens } from '../theme/tokens.ts';
import { GROUND } from './groundLayers.ts';
import type { Features } from './mapFeatures.ts';
import { collection } from './mapFeatures.ts';
import type { Ground } from './mapGround.ts';
import { groundOf } from './mapGround.ts';
import { ICON_RATIO, mapIcons } from './mapIcons.ts';
import { groundColors } from './mapTokens.ts';
import type { SourceName } from './routeLayers.ts';
import { routeLayers, sourceNames } from './routeLayers.ts';

// The only file that imports the map library, which is larger than the rest of the client. It loads when a map opens.
setWorkerUrl(workerUrl);

/** The centre, zoom and direction of a map after a movement. */
export interface MapState {
  center: Place;
  zoom: number;
  /** The direction at the top of the map, in degrees clockwise from north. */
  bearing: number;
  pixelsInMetre: number;
}

/** In pixels: the part of the map at each edge that other parts of the page cover. */
export interface Cover {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

type Bounds = [[number, number], [number, number]];

interface Options {
  container: HTMLElement;
  isDark: boolean;
  bounds: Bounds;
  cover: Cover;
  onMove(state: MapState): void;
  /** Receives the place of the pointer, and a function that returns the spot of a position on the map. */
  onPointer(pointer: Spot, spotOf: (position: [number, number]) => Spot): void;
}

/** One map of the page. `draw` replaces the features of a source. */
export interface MapView {
  draw(name: SourceName, features: Features): void;
  setTheme(isDark: boolean): void;
  /** Lays the map of the operator beneath the routes. Throws if it cannot be read. */
  setGround(map: MapFileFragment | TileLayerFragment): Promise<void>;
  showBounds(bounds: Bounds): void;
  zoomBy(levels: number): void;
  faceNorth(): void;
  /** Moves the map if a position is outside it. */
  reveal(position: [number, number]): void;
  remove(): void;
}

/** A street is as wide as a finger. */
const MAX_ZOOM = 19;
/** Of a short route, the streets around it are shown too. */
const MAX_FIT_ZOOM = 16;
/** In pixels: the margin around a route, for its marks and labels. */
const MARGIN = 44;
/** In metres. */
const EQUATOR = 40_075_016.686;
/** In pixels: the width of the world at zoom 0. */
const WORLD = 512;

const BOTTOM_ROUTE_LAYER = 'other-casing';

const colorsOf = (isDark: boolean) => (isDark ? darkTokens : lightTokens);

function layersOf(isDark: boolean, ground?: Ground): LayerSpecification[] {
  const color = colorsOf(isDark);
  const bottom = ground ? groundColors(isDark).land : color.surfaceSunken;
  return [
    { id: 'bottom', type: 'background', paint: { 'background-color': bottom } },
    ...(ground?.layers(isDark) ?? []),
    ...routeLayers(color),
  ];
}

const sourcesOf = () =>
  Object.fromEntries(sourceNames.map((name) => [name, { type: 'geojson' as const, data: collection([]) }]));

function stateOf(map: MapLibre): MapState {
  const { lat, lng } = map.getCenter().wrap();
  const zoom = map.getZoom();
  const metres = (EQUATOR * Math.cos((lat * Math.PI) / 180)) / (WORLD * 2 ** zoom);
  return { center: { lat, lng }, zoom, bearing: map.getBearing(), pixelsInMetre: 1 / metres };
}

/** Changes the colours of layers, and nothing else of them. */
function recolor(map: MapLibre, layers: readonly LayerSpecification[]): void {
  for (const { id, paint = {} } of layers) {
    for (const [name, value] of Object.entries(paint)) map.setPaintProperty(id, name as 'line-color', value);
  }
}

/** Throws if the browser does not support WebGL. */
export function makeMapView({ container, isDark, bounds, cover, onMove, onPointer }: Options): MapView {
  const drawn = new Map<SourceName, Features>();
  let isReady = false;
  let isDarkNow = isDark;
  let ground: Ground | undefined;
  const map = new MapLibre({
    container,
    style: { version: 8, sources: sourcesOf(), layers: layersOf(isDark) },
    maxZoom: MAX_ZOOM,
    maxPitch: 0,
    // A tile server may check the site that uses it. It does not learn the page's path.
    transformRequest: (url) => ({ url, referrerPolicy: 'strict-origin' }),
    attributionControl: false,
    locale: { 'Map.Title': 'Map: arrow keys move it, plus and minus zoom' },
  });

  const showBounds = (next: Bounds, animate: boolean) =>
    map.fitBounds(next, { padding: MARGIN, maxZoom: MAX_FIT_ZOOM, animate });
  map.setPadding(cover);
  showBounds(bounds, false);

  const drawSource = (name: SourceName, features: Features) => {
    const source = map.getSource(name);
    if (source instanceof GeoJSONSource) void source.setData(features);
  };
  const addGround = () => {
    if (!ground || map.getSource(GROUND)) return;
    map.addSource(GROUND, ground.source);
    for (const layer of ground.layers(isDarkNow)) map.addLayer(layer, BOTTOM_ROUTE_LAYER);
    recolor(map, layersOf(isDarkNow, ground));
  };
  map.once('style.load', () => {
    isReady = true;
    addGround();
    for (const { name, picture } of mapIcons(colorsOf(isDarkNow)))
      map.addImage(name, picture, { pixelRatio: ICON_RATIO });
    for (const [name, features] of drawn) drawSource(name, features);
    onMove(stateOf(map));
  });
  map.on('move', () => onMove(stateOf(map)));
  const handlePointer = ({ point }: MapMouseEvent) => onPointer(point, (position) => map.project(position));
  map.on('mousemove', handlePointer);
  map.on('click', handlePointer);

  return {
    draw(name, features) {
      drawn.set(name, features);
      if (isReady) drawSource(name, features);
    },
    setTheme(nextIsDark) {
      isDarkNow = nextIsDark;
      if (!isReady) return;
      recolor(map, layersOf(isDarkNow, ground));
      for (const { name, picture } of mapIcons(colorsOf(isDarkNow))) map.updateImage(name, picture);
    },
    async setGround(beneath) {
      ground = await groundOf(beneath);
      if (isReady) addGround();
    },
    showBounds: (next) => showBounds(next, true),
    zoomBy: (levels) => map.easeTo({ zoom: Math.round(map.getZoom()) + levels }),
    faceNorth: () => map.easeTo({ bearing: 0 }),
    reveal(position) {
      if (!map.getBounds().contains(position)) map.easeTo({ center: position });
    },
    remove: () => map.remove(),
  };
}
