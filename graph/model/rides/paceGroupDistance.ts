import { columnTrigger, isChanged } from '../../platform/database/triggers.ts';
import { figureOnRoute, shownFigure } from '../routes/shownFigure.ts';

/** The id of the route of a pace group `g`, as SQL: its own, or else that of its ride. */
const routeOf = (ride: string, group: string) => `coalesce(${group}.route_id, ${ride}.route_id)`;

/** The distance of a pace group `g` as everyone may read it, as SQL, by its route. */
export const shownDistance = (ride: string, group: string): string =>
  figureOnRoute('distance', { figure: `${group}.distance`, routeId: routeOf(ride, group) });

const isCut = (routeId: string) => `exists (select from route_map c where c.route_id = ${routeId} and c.is_cut)`;

const kept = (name: 'distance' | 'elevation') =>
  `if new.${name} = old.${name} then new.${name} := ${shownFigure(name, 'old')}; end if;`;

/**
 * Figures that the route has lowered stay lowered without the route, unless the author writes others with it. Others could compare them
 * with what they have seen. While its cut map is missing, they have seen 0, which is no figure to keep.
 */
export const routeGoneTrigger = columnTrigger({
  table: 'ride',
  name: 'ride_route_gone',
  timing: 'before',
  events: ['update'],
  columns: ['route_id'],
  when: isChanged(['route_id']),
  body: `if ${isCut('old.route_id')} then
    update pace_group g set distance = ${shownDistance('old', 'g')} where g.post_id = old.id and g.route_id is null;
    ${kept('distance')} ${kept('elevation')}
  end if; return new;`.replaceAll(/\s+/g, ' '),
});

/** The same for another route of the group itself, unless its author writes another distance with it. */
export const groupRouteGoneTrigger = columnTrigger({
  table: 'pace_group',
  name: 'pace_group_route_gone',
  timing: 'before',
  events: ['update'],
  columns: ['route_id'],
  when: `${isChanged(['route_id'])} and new."distance" = old."distance"`,
  body: `new.distance := coalesce((select ${shownDistance('r', 'old')} from ride r where r.id = old.post_id and ${isCut(routeOf('r', 'old'))}), new.distance); return new;`.replaceAll(
    /\s+/g,
    ' ',
  ),
});
