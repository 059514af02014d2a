import type { EntityManager } from '@mikro-orm/postgresql';
import { crossesAny } from '../routes/cutTrack.ts';

type Circles = Parameters<typeof crossesAny>[0];

interface Placed {
  id: string;
  lat: number;
  lng: number;
  hidesPlace: boolean;
}

const placedText = `select id, lat, lng, hides_place as "hidesPlace" from moment where author_id = ? and lat is not null`;
const hideText = `update moment set hides_place = not hides_place
  where id in (select id::uuid from jsonb_array_elements_text(?::jsonb) changed(id))`;

/**
 * Hides the points of a member's moments inside the cut circles from other members, and shows the points that are in no circle
 * any more. A point that was visible inside a former circle stays visible: its author sent `keepsPlace`.
 */
export async function hidePlaces(
  em: EntityManager,
  authorId: string,
  { former, circles }: { former: Circles; circles: Circles },
): Promise<void> {
  const [wasInside, isInside] = [crossesAny(former), crossesAny(circles)];
  const moments = await em.execute<Placed[]>(placedText, [authorId]);
  const changed = moments.filter(({ lat, lng, hidesPlace }) => {
    const point = { lat, lng, elevation: null };
    return hidesPlace !== (isInside(point, point) && (hidesPlace || !wasInside(point, point)));
  });
  if (changed.length > 0) await em.execute(hideText, [JSON.stringify(changed.map(({ id }) => id))]);
}
