import type { ComponentType } from 'react';
import { useState } from 'react';
import type { LazyPart } from './lazyPart.ts';
import { lazyPart } from './lazyPart.ts';
import { useCloseOnLeave } from './useCloseOnLeave.ts';
import { useLazyPart } from './useLazyPart.ts';

interface Openable {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * A dialog whose code loads on first opening. It then stays mounted, so that it can animate its closing. A toast
 * reports a load failure, and the next opening tries again.
 */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return dialogOf(lazyPart(load));
}

/** The same for a part that may be loaded already. */
export function dialogOf<Props extends Openable>(part: LazyPart<ComponentType<Props>>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: each dialog is made once, at the top of a module.
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;

    const handleEnd = () => {
      setWasOpened(false);
      if (props.open) props.onOpenChange(false);
    };
    return <Opened {...props} part={part} onEnd={handleEnd} />;
  };
}

type OpenedProps<Props> = Props & {
  part: LazyPart<ComponentType<Props>>;
  /** Loading has failed, or the page is left. */
  onEnd(): void;
};

/** Rendered after the first opening only, because a feed has some dialogs in each card. */
function Opened<Props extends Openable>({ part, onEnd, ...props }: OpenedProps<Props>) {
  const Content = useLazyPart(part, true, onEnd);
  useCloseOnLeave(onEnd);
  return Content ? <Content {...(props as unknown as Props)} /> : null;
}
