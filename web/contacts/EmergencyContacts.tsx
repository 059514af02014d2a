import type { ComponentProps } from 'react';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { EmergencyContactList } from './EmergencyContactList.tsx';

const listPart = lazyPart(() => import('./EmergencyContactList.tsx').then((module) => module.EmergencyContactList));

/** The emergency contacts of a ride, for its leaders. Their code loads where a leader opens them. */
export function EmergencyContacts(props: ComponentProps<typeof EmergencyContactList>) {
  const List = useLazyPart(listPart, true, () => undefined);
  return List ? <List {...props} /> : <ListSkeleton count={2} shape="words" />;
}
