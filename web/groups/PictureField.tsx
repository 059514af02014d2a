import styled from '@emotion/styled';
import { ImagePlus } from 'lucide-react';
import type { Photo } from '../posts/usePhoto.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { GroupPicture } from '../ui/GroupPicture.tsx';
import { Input } from '../ui/Input.tsx';

interface Props {
  /** The picture that the group has. */
  shown: string | null;
  /** The chosen file, which replaces the address. */
  photo: Photo | undefined;
  isLoading: boolean;
  address: string;
  error: string | undefined;
  onAddress(address: string): void;
  onChoose(file: File): void;
  onRemove(): void;
}

const hint = 'The address of a picture, or choose a file. Without either, the group has no picture.';

/** The picture of a group: a file of the device, or an address. */
export function PictureField({ shown, photo, isLoading, address, error, onAddress, onChoose, onRemove }: Props) {
  // An address that is being typed is not loaded.
  const stored = address === shown ? shown : null;

  return (
    <>
      <Field label="Picture" error={error} hint={hint} optional>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2048}
            readOnly={photo !== undefined}
            value={photo?.name ?? address}
            onChange={({ target }) => onAddress(target.value)}
          />
        )}
      </Field>
      <Row>
        <GroupPicture src={photo?.dataUrl ?? stored} />
        <FileButton label="Picture file" variant="outline" icon={<ImagePlus />} pending={isLoading} onChoose={onChoose}>
          Choose a file
        </FileButton>
        {photo && (
          <Button variant="ghost" onClick={onRemove}>
            Remove the file
          </Button>
        )}
      </Row>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;
