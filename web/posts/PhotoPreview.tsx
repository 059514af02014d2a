import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { ShowPicture } from '../ui/ShowPicture.tsx';
import type { Photo } from './usePhoto.ts';

interface Props {
  photo: Photo;
  onDescribe(alt: string): void;
  onRemove(): void;
}

/** The chosen photo. A format that this browser cannot show is named instead, because the server may read it. */
export function PhotoPreview({ photo, onDescribe, onRemove }: Props) {
  const { src, site, onError } = usePictureSource(photo.dataUrl);

  return (
    <Root>
      <Frame>
        {site && <ShowPicture site={site} />}
        {src && <img src={src} alt={photo.name} onError={onError} />}
        {!src && !site && <Unseen dir="auto">{photo.name}</Unseen>}
        <IconButton label="Remove photo" icon={<X />} onClick={onRemove} />
      </Frame>
      <Field label="Describe the photo" hint="For people who cannot see it." optional>
        {(control) => (
          <Input {...control} maxLength={1000} value={photo.alt} onChange={(event) => onDescribe(event.target.value)} />
        )}
      </Field>
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  display: grid;
  gap: 12px;
`;

const Frame = styled.div`
  position: relative;

  img { width: 100%; aspect-ratio: 16 / 9; border-radius: ${theme.radius.picture}; object-fit: cover; }
  button:last-of-type {
    position: absolute;
    top: 8px;
    right: 8px;
    width: 36px;
    height: 36px;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.text};
  }
`;

const Unseen = styled.p`
  padding: 14px 56px 14px 16px;
  border-radius: ${theme.radius.picture};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;
`;
