import type { EventPlacesFragment } from '../generated.ts';

interface Props {
  event: Pick<EventPlacesFragment, 'calledOffReason'> & { title: string };
}

/** The title of an event, struck out if it does not take place. */
export function EventTitle({ event: { title, calledOffReason } }: Props) {
  return calledOffReason === null ? title : <del>{title}</del>;
}
