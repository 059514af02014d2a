import type { ComponentProps } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { isShut } from './groupKinds.ts';
import type { RulesButton } from './RulesButton.tsx';

const buttonPart = lazyPart(() => import('./RulesButton.tsx').then((module) => module.RulesButton));

/** The button that joins a group with rules. Its code loads where such a group is shown. */
export function LazyRulesButton(props: ComponentProps<typeof RulesButton>) {
  const Enter = useLazyPart(buttonPart, true, () => undefined);
  if (Enter) return <Enter {...props} />;
  return <Button disabled>{isShut(props.group) ? 'Ask to join' : 'Join'}</Button>;
}
