/** In miles: the rounding of a distance that an editor sends back as it was shown. */
export const shownTenth = 0.051;

/** How a map limits a figure, as SQL of the whole map `w` and the cut map `c`. Null if it sets no limit. */
const bounds = {
  distance: `case when w.points = c.points then null else coalesce(c.distance, 0) end`,
  // Without heights in the file, the climb of the hidden part is unknown and cannot be derived from the difference.
  elevation: `case when w.points = c.points or (c.points > 0 and not c.has_elevation) then null
    else coalesce(c.elevation, 0) end`,
};

/**
 * The distance or climb of a ride as everyone may read it, as SQL: at most that of the cut map. The difference would
 * reveal how much a privacy zone hides and, over several rides, where its centre is. It is 0 until the map is cut. It
 * depends only on the current zones, so that it reveals nothing about earlier ones.
 */
export const shownFigure = (name: keyof typeof bounds, ride: string): string =>
  figureOnRoute(name, { figure: `${ride}.${name}`, routeId: `${ride}.route_id` });

/** The same for a figure on any route of the author, as SQL. */
export const figureOnRoute = (name: keyof typeof bounds, { figure, routeId }: Figure): string =>
  `least(${figure}, case when ${routeId} is not null then (
    select ${bounds[name]} from route t
    join route_map w on w.route_id = t.id and not w.is_cut
    left join route_map c on c.route_id = t.id and c.is_cut
    where t.id = ${routeId}
      and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures)
  ) end)`;

interface Figure {
  readonly figure: string;
  /** Null for none. */
  readonly routeId: string;
}
