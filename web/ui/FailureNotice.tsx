import type { ComponentProps } from 'react';
import { Card } from './Card.tsx';
import { Failure } from './Failure.tsx';

/** A failure on a card of its own, where a whole list should have been. */
export function FailureNotice(props: ComponentProps<typeof Failure>) {
  return (
    <Card as="div">
      <Failure {...props} />
    </Card>
  );
}
