import styled from '@emotion/styled';
import { Bell, Check, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { theme } from '../theme/tokens.ts';
import { motions } from './motions.ts';
import { toastEscapes } from './toastEscapes.ts';
import type { ToastState } from './toastReducer.ts';

interface Props {
  toast: ToastState;
  onDismiss: () => void;
}

const marks = { success: <Check />, danger: <X />, neutral: <Bell /> };

export function ToastCard({ toast, onDismiss }: Props) {
  const { title, text, tone = 'neutral', action, open } = toast;
  const handleOpenChange = (next: boolean) => {
    if (!next) onDismiss();
  };

  return (
    <Root
      open={open}
      onOpenChange={handleOpenChange}
      onEscapeKeyDown={(event) => toastEscapes.note(event)}
      type={tone === 'danger' ? 'foreground' : 'background'}
    >
      <Mark data-tone={tone} aria-hidden="true">
        {marks[tone]}
      </Mark>
      <div>
        <Title>{title}</Title>
        {text && <RadixToast.Description>{text}</RadixToast.Description>}
        {action && (
          <Action altText={action.label} onClick={action.onSelect}>
            {action.label}
          </Action>
        )}
      </div>
      <Close aria-label="Close">
        <X />
      </Close>
    </Root>
  );
}

const { color, motion } = theme;

const Root = styled(RadixToast.Root)`
  display: grid;
  grid-template-columns: 24px 1fr auto;
  gap: 0 12px;
  align-items: start;
  padding: 14px 12px 14px 16px;
  border-radius: ${theme.radius.picture};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  box-shadow: ${theme.shadow.float};
  font: ${theme.type.small};
  /* a modal dialog disables pointer events outside it */
  pointer-events: auto;
  animation: ${motions.slideIn} ${motion.normal} ${motion.ease};

  > div { min-width: 0; overflow-wrap: anywhere; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe='cancel'] { transform: none; transition: transform ${motion.normal} ${motion.ease}; }
  &[data-state='closed'] { animation: ${motions.slideOut} ${motion.normal} ${motion.ease} forwards; }
  ${theme.media.forcedColors} { border: 1px solid; }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${color.markNeutral};
  color: ${color.markContrast};

  &[data-tone='success'] { background: ${color.markSuccess}; }
  &[data-tone='danger'] { background: ${color.markDanger}; }
  .lucide { width: 14px; height: 14px; stroke-width: 2.5; }
`;

const Title = styled(RadixToast.Title)`
  font: ${theme.type.ui};
  font-weight: 600;
  line-height: 24px;
`;

const Action = styled(RadixToast.Action)`
  position: relative;
  margin: 8px 0 2px;
  padding: 0 12px;
  height: ${theme.size.controlSmall};
  border: 1px solid currentColor;
  border-radius: 8px;
  font: ${theme.type.ui};
  font-size: 0.875rem;
  font-weight: 600;

  &::after { content: ''; position: absolute; inset: -7px 0; }
  &:hover { background: ${color.inverseHover}; }
`;

const Close = styled(RadixToast.Close)`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin: -2px 0;
  border-radius: ${theme.radius.control};
  opacity: 0.85;

  &::after { content: ''; position: absolute; inset: -8px; }
  &:hover { background: ${color.inverseHover}; opacity: 1; }
  &:focus-visible { outline-color: currentColor; box-shadow: none; }
`;
