import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { MeetingPointProps } from './MeetingPointFields.tsx';

const fieldsPart = lazyPart(() => import('./MeetingPointFields.tsx').then((module) => module.MeetingPointFields));

/** The meeting point of a ride in its form. Many rides have none, so its field opens by a button. */
export function LazyMeetingPoint(props: MeetingPointProps) {
  const [isOpened, setOpened] = useState(false);
  const isWanted = isOpened || props.text !== '';
  // An emptied field stays.
  if (isWanted && !isOpened) setOpened(true);
  const Fields = useLazyPart(fieldsPart, isWanted, () => setOpened(false));
  if (Fields) return <Fields {...props} />;
  return (
    <div>
      <Button variant="ghost" icon={<MapPin />} pending={isWanted} onClick={() => setOpened(true)}>
        Add Meeting Point
      </Button>
    </div>
  );
}
