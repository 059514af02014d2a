import styled from '@emotion/styled';
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { motions } from './motions.ts';

/** One for the whole page: the first tooltip waits, the next ones come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface Props {
  text: string;
  /** One element that takes a ref and native attributes. */
  children: ReactElement;
}

export function Tooltip({ text, children }: Props) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild onFocus={keepShutUnlessByKeyboard}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <Content sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

// A menu or dialog that closes gives the focus back, and a tooltip would pop up under the pointer.
function keepShutUnlessByKeyboard(event: FocusEvent) {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

const Content = styled(RadixTooltip.Content)`
  z-index: ${theme.layer.tooltip};
  max-width: min(320px, calc(100vw - 16px));
  padding: 6px 10px;
  border-radius: 8px;
  background: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
  font: ${theme.type.label};
  box-shadow: ${theme.shadow.float};
  animation: ${motions.fadeIn} ${theme.motion.fast} ${theme.motion.ease};
`;
