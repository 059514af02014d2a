import type { EntityManager } from '@mikro-orm/postgresql';
import { type Circle, isInAny, rowsOfCircles } from '../routes/cutTrack.ts';

// One statement, because a member can have more moments than the process should read.
const hideText = `update moment m set hides_place = not m.hides_place
  where m.author_id = ? and m.lat is not null and case when m.hides_place
    then not ${isInAny('?', 'm')}
    else ${isInAny('?', 'm')} and not ${isInAny('?', 'm')} end`;

/**
 * Hides the points of a member's moments inside the cut circles from other members, and shows the points that are in no circle
 * any more. A point that was visible inside a former circle stays visible: its author sent `keepsPlace`.
 */
export async function hidePlaces(
  em: EntityManager,
  authorId: string,
  { former, circles }: { former: readonly Circle[]; circles: readonly Circle[] },
): Promise<void> {
  const [were, are] = [rowsOfCircles(former), rowsOfCircles(circles)];
  await em.execute(hideText, [authorId, are, are, were]);
}
