import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { compactNumber } from '../lib/compactNumber.ts';
import { ActionButton } from '../posts/ActionButton.tsx';

interface Props extends ComponentProps<'button'> {
  count: number;
}

export function CommentsButton({ count, ...attributes }: Props) {
  const shown = compactNumber(count);
  return (
    <ActionButton aria-label={`${shown} ${count === 1 ? 'comment' : 'comments'}`} {...attributes}>
      <MessageCircle />
      {shown}
    </ActionButton>
  );
}
