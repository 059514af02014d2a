import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { dialogFootStyles, dialogStyles, scrimStyles } from './dialogStyles.ts';
import { IconButton } from './IconButton.tsx';
import { toastEscapes } from './toastEscapes.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** Stays visible while the body scrolls. */
  footer?: ReactNode;
  /** Wide enough for a map. */
  wide?: boolean;
  /** Receives the focus on close when the opener no longer exists. */
  focusFallback?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const firstField = 'textarea, input:not([type="file"]), [role="combobox"]';

/** The focus starts in the first field or on the dialog itself, stays inside, and returns to the opener. */
export function Dialog({ open, onOpenChange, title, description, footer, wide, focusFallback, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const { rememberOpener, restoreFocus } = useFocusReturn(focusFallback);

  const handleOpenAutoFocus = (event: Event) => {
    rememberOpener();
    const field = body.current?.querySelector<HTMLElement>(firstField);
    const target = field ?? event.currentTarget;
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    // Focus must not scroll the dialog's container.
    target.focus({ preventScroll: true });
  };

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim>
          <Content
            data-wide={wide || undefined}
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={restoreFocus}
            onKeyDown={toastEscapes.closing(() => onOpenChange(false))}
          >
            <Head>
              <div>
                <RadixDialog.Title>{title}</RadixDialog.Title>
                {description && <Description>{description}</Description>}
              </div>
              <RadixDialog.Close asChild>
                <IconButton label="Close" icon={<X />} />
              </RadixDialog.Close>
            </Head>
            <Body ref={body}>{children}</Body>
            {footer && <Foot data-foot="">{footer}</Foot>}
          </Content>
        </Scrim>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const Scrim = styled(RadixDialog.Overlay)(scrimStyles);
const Content = styled(RadixDialog.Content)(dialogStyles);
// No header or footer elements: outside of a section, these are landmarks of the whole page.
const Foot = styled.div(dialogFootStyles);

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  flex: none;
  padding: 20px 16px 16px 24px;

  .lucide { width: 24px; height: 24px; stroke-width: 1.6; }
  ${theme.media.phone} { padding: 16px 8px 12px 16px; }
`;

const Description = styled(RadixDialog.Description)`
  font: ${theme.type.small};
  color: ${theme.color.textMuted};
`;

const Body = styled.div`
  /* positions hidden native controls, such as a Select's, so that they scroll with it */
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 4px 24px 24px;
  overflow: auto;
  overscroll-behavior: contain;

  ${theme.media.short} { overflow: visible; flex: none; }
  ${theme.media.phone} { padding: 4px 16px 20px; }
`;
