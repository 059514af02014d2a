import type { ComponentProps } from 'react';
import { Card } from './Card.tsx';
import { Failure } from './Failure.tsx';

/** A failure on its own card, in place of a whole list. */
export function FailureNotice(props: ComponentProps<typeof Failure>) {
  return (
    <Card as="div">
      <Failure {...props} />
    </Card>
  );
}
