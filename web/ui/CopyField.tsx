import styled from '@emotion/styled';
import { Check, Copy } from 'lucide-react';
import type { ComponentProps, FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { TextArea } from './TextArea.tsx';
import { useToast } from './Toast.tsx';

interface Props {
  label: string;
  hint: string;
  value: string;
  /** The name of the value in a sentence, such as 'link'. */
  noun: string;
  /** Whether it receives the focus when it is rendered. */
  focused?: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
  /** The minimum height of a value of several lines, which scrolls. Absent for one line. */
  rows?: number;
}

/** A text with a Copy button. Readers whose browser blocks the clipboard can select it. */
export function CopyField({ label, hint, value, noun, focused = false, variant, rows }: Props) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const handleFocus = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    target.select();
    target.scrollLeft = 0;
  };

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast({ title: `${noun[0]?.toUpperCase()}${noun.slice(1)} copied!`, tone: 'success' });
    } catch (error) {
      console.error('Copying failed:', error);
      field.current?.select();
      toast({ title: 'Copy failed', text: `Please select the ${noun} and copy it yourself.`, tone: 'danger' });
    }
  };

  return (
    <Line>
      <Field label={label} hint={hint}>
        {(control) => {
          const attributes = { ...control, ref: field, readOnly: true, spellCheck: false, value, onFocus: handleFocus };
          return rows ? <TextArea {...attributes} dir="ltr" rows={rows} /> : <Input {...attributes} />;
        }}
      </Field>
      <Button variant={variant} icon={isCopied ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: start;

  input, textarea { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  textarea[readonly] { border-color: ${theme.color.borderStrong}; color: ${theme.color.text}; max-height: 262px; white-space: pre; }
  /* aligned with the field below its label */
  > button { height: ${theme.size.touch}; margin-top: 22px; }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > button { margin-top: 0; }
  }
`;
