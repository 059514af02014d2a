import styled from '@emotion/styled';
import { Camera, ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ShowPicture } from '../ui/ShowPicture.tsx';

interface Props {
  name: string;
  picture: string | null;
  onChoose?(file: File): void;
  /** The text of a second button, beside the picture. */
  chooseLabel?: string;
}

/** The large picture of a profile. Its owner replaces it by the camera button on its edge. */
export function Portrait({ name, picture, onChoose, chooseLabel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { site } = usePictureSource(picture);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onChoose?.(file);
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  const openFiles = () => input.current?.click();

  return (
    <Root data-labelled={chooseLabel && ''}>
      <Avatar src={picture} name={name} size="xl" />
      {onChoose && (
        <>
          <IconButton label="Change profile picture" icon={<Camera />} onClick={openFiles} />
          <input ref={input} type="file" accept="image/*" aria-label="Profile picture" hidden onChange={handleChange} />
        </>
      )}
      {chooseLabel && (
        <Button variant="outline" icon={<ImagePlus />} onClick={openFiles}>
          {chooseLabel}
        </Button>
      )}
      {site && <ShowPicture site={site} />}
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  position: relative;
  width: 120px;

  &[data-labelled] { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; width: auto; }
  [data-avatar] + button {
    position: absolute;
    top: 84px;
    left: 84px;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.text};
  }
`;
