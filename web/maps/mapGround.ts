import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import type { MapFileFragment, TileLayerFragment } from '../generated.ts';
import { GROUND, groundLayers } from './groundLayers.ts';
import { groundColors } from './mapTokens.ts';

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

/** The map of the operator beneath the routes: an archive of this server, or the tiles of another one. */
export interface Ground {
  source: SourceSpecification;
  layers(isDark: boolean): LayerSpecification[];
}

const pictures: Ground['layers'] = () => [{ id: 'ground-pictures', type: 'raster', source: GROUND }];

/** The names of the layers of vector tiles, from the metadata of an archive. */
function layerNames(metadata: unknown): string[] {
  const layers = typeof metadata === 'object' && metadata ? Reflect.get(metadata, 'vector_layers') : undefined;
  return Array.isArray(layers) ? layers.map(({ id }: { id?: unknown }) => String(id)) : [];
}

/** Reads the head of the archive. Throws if it cannot be read. */
async function archiveGround({ url }: MapFileFragment): Promise<Ground> {
  const address = new URL(url, location.href).href;
  const archive = protocol.get(address) ?? new PMTiles(address);
  protocol.add(archive);
  const { tileType } = await archive.getHeader();
  const source = { url: `pmtiles://${address}` };
  if (tileType !== TileType.Mvt) return { source: { ...source, type: 'raster', tileSize: 256 }, layers: pictures };
  const names = layerNames(await archive.getMetadata());
  return {
    source: { ...source, type: 'vector' },
    layers: (isDark) => groundLayers(groundColors(isDark), names),
  };
}

export async function groundOf(map: MapFileFragment | TileLayerFragment): Promise<Ground> {
  if (map.__typename === 'MapFile') return archiveGround(map);
  return { source: { type: 'raster', tiles: [map.url], tileSize: 256, maxzoom: 19 }, layers: pictures };
}
