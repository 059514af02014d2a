import type { CueSheetFragment } from '../generated.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const datesPart = lazyPart(() => import('./SeriesDates.tsx').then((module) => module.SeriesDates));

interface Props {
  ride: CueSheetFragment;
}

/** The other dates of a ride that repeats. Few rides need their code. */
export function LazySeriesDates({ ride }: Props) {
  const SeriesDates = useLazyPart(datesPart, ride.series !== null, () => undefined);
  return SeriesDates && ride.series ? <SeriesDates postId={ride.postId} rule={ride.series.rule} /> : null;
}
