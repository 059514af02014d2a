import type { RouteViewFragment } from '../generated.ts';

/** A route on the interactive map. */
export interface ShownRoute {
  id: string;
  /** Its name in the legend: 'The ride', 'Group A, Steady'. */
  name: string;
  /** The mark on its line. Empty for the route of the whole ride. */
  letter: string;
  map: RouteViewFragment;
  postId: string;
  /** The pace group whose own route it is. */
  paceGroupId?: string;
}
