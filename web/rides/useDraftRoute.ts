import { useEffect, useEffectEvent, useMemo } from 'react';
import type { RideRoute } from '../routes/sendRouteFile.ts';
import { useRoute } from '../routes/useRoute.ts';

/** A chosen file as the text of a draft. Its start has filled the form already, and is not stored. */
const textOf = (route: RideRoute | undefined): string =>
  route?.file ? JSON.stringify({ ...route, file: { ...route.file, start: {} } }) : '';

function readRoute(text: string): RideRoute | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    // Text that is not JSON was not written by `textOf`.
    return undefined;
  }
}

/** The route of a draft. `text` is its place in the draft: a chosen file is stored there until it is removed or refused. */
export function useDraftRoute(text: string, onChange: (text: string) => void): ReturnType<typeof useRoute> {
  const kept = useMemo(() => readRoute(text), [text]);
  const held = useRoute(kept);

  const keep = useEffectEvent(() => onChange(textOf(held.route)));
  useEffect(() => {
    if (held.routeId !== undefined) keep();
  }, [held.routeId]);

  return {
    ...held,
    routeId: held.routeId === undefined ? kept?.file?.id : held.routeId,
    refuse: (message) => {
      held.refuse(message);
      onChange('');
    },
  };
}
