import styled from '@emotion/styled';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  secret: string;
}

/** The secret of a token that has just been made, this once. */
export function TokenSecret({ secret }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();

  // The form, which had the focus, has gone.
  useEffect(() => field.current?.focus(), []);

  const handleFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    target.select();
    target.scrollLeft = 0;
  };

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
      toast({ title: 'Token copied!', tone: 'success' });
    } catch (error) {
      console.error('Copying failed:', error);
      field.current?.select();
      toast({ title: 'Copy failed', text: 'Please select the token and copy it yourself.', tone: 'danger' });
    }
  };

  return (
    <>
      <Alert tone="note" icon={<TriangleAlert />}>
        Copy it now: it is shown only this once, and nobody can tell it to you again.
      </Alert>
      <Line>
        <Field label="Token" hint="Keep it like a password. It is sent as 'Authorization: Bearer'.">
          {(control) => (
            <Input {...control} ref={field} readOnly spellCheck={false} value={secret} onFocus={handleFocus} />
          )}
        </Field>
        <Button icon={isCopied ? <Check /> : <Copy />} onClick={() => void handleCopy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </Line>
    </>
  );
}

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
