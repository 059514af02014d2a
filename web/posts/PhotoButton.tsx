import styled from '@emotion/styled';
import { Image } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';

interface Props {
  onChoose(file: File): void;
  pending: boolean;
}

/** Opens the device's picture picker. */
export function PhotoButton({ onChoose, pending }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onChoose(file);
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  return (
    <Root>
      <Button variant="ghost" icon={<Image />} pending={pending} onClick={() => input.current?.click()}>
        Photo
      </Button>
      <input ref={input} type="file" accept="image/*" aria-label="Photo" hidden onChange={handleChange} />
    </Root>
  );
}

const Root = styled.div`
  margin: 0 auto 0 -16px;

  /* aligns the text with the fields above, and keeps the background within the screen */
  ${theme.media.phone} { margin-left: -12px; }
`;
