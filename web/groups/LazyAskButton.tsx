import type { ComponentProps } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import type { AskButton } from './AskButton.tsx';

const askPart = lazyPart(() => import('./AskButton.tsx').then((module) => module.AskButton));

/** The button of a closed group. Its code loads where such a group is shown. */
export function LazyAskButton(props: ComponentProps<typeof AskButton>) {
  const Ask = useLazyPart(askPart, true, () => undefined);
  if (Ask) return <Ask {...props} />;
  return (
    <Button size={props.isMain ? 'medium' : 'small'} variant="soft" disabled>
      {props.group.viewerHasAsked ? 'Asked' : 'Ask to join'}
    </Button>
  );
}
