import { useEffect, useMemo, useState } from 'react';
import type { LinePlace } from '../routes/lineWays.ts';
import { fetchFineLine } from './fetchFineLine.ts';
import type { ShownRoute } from './shownRoute.ts';

/**
 * The chosen route, with every point of its line after the reader has come close: at most 1,000 points are loaded before,
 * which is enough for the whole of it. If loading fails, the line stays as it is.
 */
export function useFineLine(chosen: ShownRoute, isClose: boolean): ShownRoute {
  const [lines, setLines] = useState<Record<string, LinePlace[][] | null>>({});
  const { id, postId, paceGroupId, map } = chosen;
  const line = lines[id];
  const isWanted = isClose && line === undefined;

  useEffect(() => {
    if (!isWanted) return;
    const aborting = new AbortController();
    fetchFineLine(postId, paceGroupId, aborting.signal).then(
      (fine) => setLines((before) => ({ ...before, [id]: fine })),
      (error) => {
        if (!aborting.signal.aborted) console.error('The exact line of the route could not be loaded:', error);
      },
    );
    return () => aborting.abort();
  }, [isWanted, id, postId, paceGroupId]);

  return useMemo(() => {
    // Of a route in very many pieces, the map shows only the longest, to which the profile belongs.
    const isSame = line?.length === map.line.length;
    return line && isSame ? { ...chosen, map: { ...map, line } } : chosen;
  }, [chosen, map, line]);
}
