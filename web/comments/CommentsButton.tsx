import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { compactNumber } from '../lib/compactNumber.ts';
import { ActionButton } from '../posts/ActionButton.tsx';
import { commentCountText } from './commentCountText.ts';

interface Props extends ComponentProps<'button'> {
  count: number;
}

export function CommentsButton({ count, ...attributes }: Props) {
  return (
    <ActionButton aria-label={commentCountText(count)} {...attributes}>
      <MessageCircle />
      {compactNumber(count)}
    </ActionButton>
  );
}
