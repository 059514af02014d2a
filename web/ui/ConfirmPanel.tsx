import styled from '@emotion/styled';
import { AlertDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { dialogFootStyles, dialogStyles, scrimStyles } from './dialogStyles.ts';
import { toastEscapes } from './toastEscapes.ts';
import { useFocusReturn } from './useFocusReturn.ts';

/** Another action than the one that a dialog asks about. */
export interface OtherWay {
  label: string;
  onSelect(): void;
}

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Offered beside the confirmation. It closes the dialog. */
  otherWay?: OtherWay | undefined;
  onConfirm: () => void;
  pending?: boolean;
  pendingLabel?: string;
  /** Marks an action that cannot be undone. */
  danger?: boolean;
  /** Receives the focus on close when the opener no longer exists. */
  focusFallback?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation. It stays open until the caller closes it, so that a failure loses nothing. */
export function ConfirmPanel({ open, onOpenChange, title, text, confirmLabel, onConfirm, ...props }: ConfirmProps) {
  const { pending = false, pendingLabel, danger = false, focusFallback, otherWay } = props;
  const { rememberOpener, restoreFocus } = useFocusReturn(focusFallback);

  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <Scrim>
          <Content
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={restoreFocus}
            onKeyDown={toastEscapes.closing(() => onOpenChange(false))}
          >
            <Words>
              <AlertDialog.Title>{title}</AlertDialog.Title>
              <AlertDialog.Description>{text}</AlertDialog.Description>
            </Words>
            <Foot data-foot="">
              <AlertDialog.Cancel asChild>
                <Button variant="outline" disabled={pending}>
                  Cancel
                </Button>
              </AlertDialog.Cancel>
              {otherWay && (
                <Button
                  variant="soft"
                  disabled={pending}
                  onClick={() => {
                    onOpenChange(false);
                    otherWay.onSelect();
                  }}
                >
                  {otherWay.label}
                </Button>
              )}
              <Button
                variant={danger ? 'danger' : 'primary'}
                pending={pending}
                pendingLabel={pendingLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </Foot>
          </Content>
        </Scrim>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Scrim = styled(AlertDialog.Overlay)(scrimStyles);
const Foot = styled.div(dialogFootStyles);

const Content = styled(AlertDialog.Content)`
  ${dialogStyles}
  width: min(440px, 100%);
`;

const Words = styled.div`
  display: grid;
  gap: 8px;
  padding: 24px;
  overflow: auto;

  p { color: ${theme.color.textMuted}; }
  ${theme.media.phone} { padding: 20px 16px; }
`;
