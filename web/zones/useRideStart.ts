import { useEffect, useRef, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { Point } from '../moments/useDeviceLocation.ts';
import { fetchRoute } from '../routes/fetchRoute.ts';
import { readFirstPoint } from '../routes/readFirstPoint.ts';

/**
 * Reads the first point of the route of one of the viewer's own rides. The latest choice wins. The file has the complete
 * route, because zones cut nothing for its owner.
 */
export function useRideStart<Post extends { id: string }>(onFound: (post: Post, place: Point) => void) {
  const [reading, setReading] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const read = async (post: Post) => {
    if (reading === post.id) return;
    latest.current += 1;
    const attempt = latest.current;
    setReading(post.id);
    setProblem(undefined);
    try {
      const place = await readFirstPoint(await fetchRoute(post.id));
      if (latest.current !== attempt) return;
      if (!place) throw new Error('The route has no point');
      onFound(post, place);
    } catch (error) {
      // The member chose another ride or closed the list.
      if (latest.current !== attempt) return;
      console.error('Reading the start of a ride failed:', error);
      setProblem(
        faultOf(error)?.message ?? 'The route could not be read. Check your connection and choose the ride again.',
      );
    }
    setReading(undefined);
  };

  return { read, reading, problem };
}
