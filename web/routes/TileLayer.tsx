import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import type { TileLayerFragment } from '../generated.ts';
import type { Size } from '../lib/useSize.ts';
import { MapCredit } from './MapCredit.tsx';
import type { RoutePlane } from './routePlane.ts';
import type { Tile } from './tileGrid.ts';
import { tileGrid } from './tileGrid.ts';

interface Props {
  tiles: TileLayerFragment;
  plane: RoutePlane;
  size: Size;
}

/** The operator's map tiles below a route, with their attribution. */
export function TileLayer({ tiles: { url, attribution, attributionUrl }, plane, size }: Props) {
  const grid = useMemo(() => tileGrid(plane, size), [plane, size]);

  return (
    <>
      <Layer data-part="tiles">
        {grid.map((tile) => (
          <TileImage key={`${tile.zoom}/${tile.left}/${tile.top}`} tile={tile} src={addressOf(tile, url)} />
        ))}
      </Layer>
      <MapCredit {...{ attribution, attributionUrl }} />
    </>
  );
}

/** A tile that fails to load leaves plain background. */
function TileImage({ tile: { left, top, width, height }, src }: { tile: Tile; src: string }) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === failedSrc) return null;
  return (
    <img
      // Must precede the URL, or the browser starts to load the tile at once.
      loading="lazy"
      // A tile server may check the site that uses it. It does not learn the page's path.
      referrerPolicy="strict-origin"
      decoding="async"
      src={src}
      alt=""
      draggable={false}
      style={{ left, top, width, height }}
      onError={() => setFailedSrc(src)}
    />
  );
}

function addressOf({ zoom, column, row }: Tile, url: string): string {
  const numbers: Record<string, number> = { z: zoom, x: column, y: row };
  return url.replace(/\{([zxy])\}/g, (_, name: string) => String(numbers[name]));
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  img { position: absolute; max-width: none; }
`;
