import styled from '@emotion/styled';
import { CalendarPlus, Check, Copy, TriangleAlert } from 'lucide-react';
import type { FocusEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyles } from '../ui/buttonStyles.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  name: string;
  url: string;
  onClose(): void;
  /** Takes the focus at the end: what asked for the link may be gone by then. */
  heir: RefObject<HTMLElement | null>;
}

/** The address of a calendar, this once: to copy, or to hand to the calendar of this device. */
export function LinkDialog({ name, url, onClose, heir }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();

  const handleFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    target.select();
    target.scrollLeft = 0;
  };

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast({ title: 'Link copied!', tone: 'success' });
    } catch (error) {
      console.error('Copying failed:', error);
      field.current?.select();
      toast({ title: 'Copy failed', text: 'Please select the link and copy it yourself.', tone: 'danger' });
    }
  };

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
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={`Link to ${name}`} footer={footer} heir={heir}>
      <Alert tone="note" icon={<TriangleAlert />}>
        Copy it now: it is shown only this once. Whoever has it reads this calendar.
      </Alert>
      <Line>
        <Field label="Calendar link" hint="Add it to your calendar as a subscription, by its address.">
          {(control) => (
            <Input {...control} ref={field} readOnly spellCheck={false} value={url} onFocus={handleFocus} />
          )}
        </Field>
        <Button variant="outline" icon={isCopied ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Line>
    </Dialog>
  );
}

const Subscribe = styled.a(buttonStyles);

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: start;

  input { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  /* level with the field, whose label stands above it */
  > button { height: ${theme.size.touch}; margin-top: 22px; }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > button { margin-top: 0; }
  }
`;
