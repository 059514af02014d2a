import styled from '@emotion/styled';
import { Image } from 'lucide-react';
import { theme } from '../theme/tokens.ts';
import { FileButton } from '../ui/FileButton.tsx';

interface Props {
  onChoose(file: File): void;
  pending: boolean;
}

/** Opens the device's picture picker. */
export function PhotoButton({ onChoose, pending }: Props) {
  return (
    <Root>
      <FileButton label="Photo" variant="ghost" icon={<Image />} {...{ pending, onChoose }}>
        Photo
      </FileButton>
    </Root>
  );
}

const Root = styled.div`
  margin: 0 auto 0 -16px;

  /* aligns the text with the fields above, and keeps the background within the screen */
  ${theme.media.phone} { margin-left: -12px; }
`;
