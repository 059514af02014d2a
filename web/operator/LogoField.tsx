import styled from '@emotion/styled';
import { ImagePlus } from 'lucide-react';
import { BrandMark } from '../layout/BrandMark.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';

interface Props {
  /** The address of the logo, or the chosen file. Null without one. */
  logo: string | null;
  isLoading: boolean;
  error: string | undefined;
  onChoose(file: File): void;
  onRemove(): void;
}

/** The logo of the instance: a file of the device. */
export function LogoField({ logo, isLoading, error, onChoose, onRemove }: Props) {
  return (
    <Group role="group" aria-label="Logo">
      <Row>
        {logo ? <img src={logo} alt="The logo" width={48} height={48} /> : <BrandMark />}
        <FileButton label="Logo file" variant="outline" icon={<ImagePlus />} pending={isLoading} onChoose={onChoose}>
          Choose a logo
        </FileButton>
        {logo && (
          <Button variant="ghost" onClick={onRemove}>
            Remove the logo
          </Button>
        )}
      </Row>
      {error && <p role="alert">{error}</p>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: 6px;

  > p { color: ${theme.color.danger}; font: ${theme.type.small}; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  > img { border-radius: ${theme.radius.control}; object-fit: cover; }
  > svg { width: 48px; height: 48px; color: ${theme.color.accent}; }
`;
