import type { ComponentProps } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { EmergencyContacts } from './EmergencyContacts.tsx';

const contactsPart = lazyPart(() => import('./EmergencyContacts.tsx').then((module) => module.EmergencyContacts));

/** The emergency contacts of a ride. Their code loads where a leader opens them. */
export function LazyEmergencyContacts(props: ComponentProps<typeof EmergencyContacts>) {
  const Contacts = useLazyPart(contactsPart, true, () => undefined);
  return Contacts && <Contacts {...props} />;
}
