import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

interface Closable {
  onClose(): void;
}

/** A dialog that is mounted only while it is open. Its code loads on the first mount; a toast reports a failure. */
export function lazyModal<Props extends Closable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each dialog is made once, at the top of a module.
  return function LazyModal(props: Props) {
    const Content = useLazyPart(part, true, props.onClose);
    return Content ? <Content {...props} /> : null;
  };
}
