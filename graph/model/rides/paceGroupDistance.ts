import { columnTrigger, isChanged } from '../../platform/database/triggers.ts';
import { shownFigure } from '../routes/shownFigure.ts';

/** The distance of a pace group `g` as everyone may read it, as SQL, by the route of its ride. */
export const shownDistance = (ride: string, group: string): string =>
  shownFigure('distance', ride, `${group}.distance`);

/**
 * A distance that the route has lowered stays lowered without the route. Others could compare it with what they have seen. While its cut
 * map is missing, they have seen 0, which is no distance to keep.
 */
export const routeGoneTrigger = columnTrigger({
  table: 'ride',
  name: 'ride_route_gone',
  timing: 'before',
  events: ['update'],
  columns: ['route_id'],
  when: isChanged(['route_id']),
  body: `update pace_group g set distance = ${shownDistance('old', 'g')} where g.post_id = old.id and exists (select from route_map c where c.route_id = old.route_id and c.is_cut); return new;`.replaceAll(
    /\s+/g,
    ' ',
  ),
});
