import type { Reader } from '../model/reader.ts';
import { statement } from '../platform/database/sql.ts';
import { crossesAny } from './cutTrack.ts';

const cutCirclesStatement = statement(
  'privacyZone.cutCircles',
  'select cut_lat as lat, cut_lng as lng, cut_radius as radius from privacy_zone where owner_id = $1',
);

interface Row extends Record<string, unknown> {
  lat: number;
  lng: number;
  radius: number;
}

/** Whether a place is inside a cut circle of the viewer. The circles are a little larger than the privacy zones. */
export async function isInOwnZone(
  { sql, viewer }: Pick<Reader, 'sql' | 'viewer'>,
  place: { lat: number; lng: number },
): Promise<boolean> {
  if (!viewer) return false;
  const point = { ...place, elevation: null };
  return crossesAny(await sql<Row>(cutCirclesStatement, [viewer.id]))(point, point);
}
