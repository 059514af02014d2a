import { useEffect, useEffectEvent } from 'react';
import { fetchRoute } from '../routes/fetchRoute.ts';
import type { RideRoute } from '../routes/sendRouteFile.ts';
import { useRoute } from '../routes/useRoute.ts';
import { distanceOfFile } from '../routes/useRouteFigures.ts';
import { useToast } from '../ui/Toast.tsx';
import type { PaceGroupDraft } from './rideDraft.ts';

interface Options {
  /** The stored route of the group. */
  stored: RideRoute | null | undefined;
  onChange(changes: Partial<PaceGroupDraft>): void;
  onUploading(letter: string, isUploading: boolean): void;
}

/** The draft is stored as text, and the start of a file is not used. */
const keptRoute = (route: RideRoute): RideRoute =>
  route.file ? { ...route, file: { ...route.file, start: {} } } : route;

/** The name of a file without its endings, as the name of a pace group. */
const stemOf = (name: string) => name.replace(/(\.[a-z0-9]{2,4}){1,2}$/i, '').slice(0, 60);

/** The fields of a new pace group of a file. */
export const groupFactsOf = (route: RideRoute) => ({
  name: stemOf(route.file?.name ?? ''),
  distance: distanceOfFile(route) ?? '',
  route: keptRoute(route),
});

/** The route of a pace group in a form. Its draft keeps a chosen file, and a chosen file fills the empty distance. */
export function useGroupRoute(group: PaceGroupDraft, { stored, onChange, onUploading }: Options) {
  const { letter, copyOf } = group;
  const route = useRoute(group.route === undefined ? stored : group.route);
  const toast = useToast();
  const isUploading = route.upload !== undefined;

  const keep = useEffectEvent(() => {
    const chosen = route.route;
    const length = distanceOfFile(chosen);
    const isOpen = group.distance.trim() === '' || group.distance === distanceOfFile(group.route);
    onChange({
      route: chosen?.file ? keptRoute(chosen) : null,
      copyOf: undefined,
      ...(length && isOpen && { distance: length }),
    });
  });
  useEffect(() => {
    if (route.routeId !== undefined) keep();
  }, [route.routeId]);

  const report = useEffectEvent((is: boolean) => onUploading(letter, is));
  useEffect(() => {
    if (!isUploading) return;
    report(true);
    return () => report(false);
  }, [isUploading]);

  const copy = useEffectEvent(async (from: NonNullable<typeof copyOf>, isCurrent: () => boolean) => {
    try {
      const file = await fetchRoute(from.postId, from.paceGroupId);
      if (!isCurrent()) return;
      void route.choose(file);
      onChange({ copyOf: undefined });
    } catch (error) {
      console.error('Copying the route failed:', error);
      if (!isCurrent()) return;
      toast({ title: `The route of group ${letter} could not be copied. Please choose its file.`, tone: 'danger' });
      onChange({ copyOf: undefined });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each group is copied once.
  useEffect(() => {
    if (!copyOf) return;
    let isCurrent = true;
    void copy(copyOf, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [copyOf?.paceGroupId]);

  return route;
}
