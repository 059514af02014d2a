import styled from '@emotion/styled';
import { CalendarPlus, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyles } from '../ui/buttonStyles.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface Props {
  name: string;
  url: string;
  onClose(): void;
  /** Receives the focus on close when the opener no longer exists. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** The address of a calendar, shown once: to copy, or to open in this device's calendar. */
export function LinkDialog({ name, url, onClose, focusFallback }: Props) {
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        Done
      </Button>
      <Subscribe href={url.replace(/^https?:/, 'webcal:')} data-variant="primary" data-size="medium">
        <CalendarPlus />
        Subscribe
      </Subscribe>
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Link to ${name}`}
      footer={footer}
      focusFallback={focusFallback}
    >
      <Alert tone="note" icon={<TriangleAlert />}>
        Copy it now: it is shown only this once. Whoever has it reads this calendar.
      </Alert>
      <CopyField
        label="Calendar link"
        hint="Add it to your calendar as a subscription, by its address."
        value={url}
        noun="link"
        variant="outline"
      />
    </Dialog>
  );
}

const Subscribe = styled.a(buttonStyles);
