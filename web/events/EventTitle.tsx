import type { EventPlacesFragment } from '../generated.ts';
import { Struck } from './Struck.tsx';

interface Props {
  event: Pick<EventPlacesFragment, 'calledOffReason'> & { title: string };
}

/** The title of an event, struck out if it does not take place. */
export function EventTitle({ event: { title, calledOffReason } }: Props) {
  return calledOffReason === null ? title : <Struck>{title}</Struck>;
}
