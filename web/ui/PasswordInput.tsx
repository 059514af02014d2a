import styled from '@emotion/styled';
import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { Input } from './Input.tsx';

interface Props extends Omit<ComponentProps<typeof Input>, 'type' | 'unit'> {
  /** Whether the characters are shown, if the form decides. Without `onShow`, the button of another field shows them. */
  isShown?: boolean;
  onShow?(isShown: boolean): void;
}

/** A password, with a button that shows its characters until the form is sent. */
export function PasswordInput({ isShown, onShow, ...attributes }: Props) {
  const [own, setOwn] = useState(false);
  const shown = isShown ?? own;
  const box = useRef<HTMLDivElement>(null);

  // Browsers remember the value of a text field, but not of a password field.
  useEffect(() => {
    const form = box.current?.closest('form');
    const hide = () => setOwn(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Box ref={box}>
      <Input {...attributes} type="password" {...(shown && shownAttributes)} />
      {(isShown === undefined || onShow) && (
        <IconButton
          // not 'Show password': the label of the field is the only one with this word
          label="Show characters"
          icon={shown ? <EyeOff /> : <Eye />}
          aria-pressed={shown}
          aria-controls={attributes.id}
          onClick={() => (onShow ?? setOwn)(!shown)}
        />
      )}
    </Box>
  );
}

// Spelling services would receive the password.
const shownAttributes = { type: 'text', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

const Box = styled.div`
  position: relative;

  &:has(button) input { padding-right: 48px; }
  button { position: absolute; top: 2px; right: 2px; }
`;
