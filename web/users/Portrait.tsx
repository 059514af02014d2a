import styled from '@emotion/styled';
import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useRef } from 'react';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ShowPicture } from '../ui/ShowPicture.tsx';

interface Props {
  name: string;
  picture: string | null;
  onChoose?(file: File): void;
}

/** The large picture of a profile. Its owner replaces it by the camera button on its edge. */
export function Portrait({ name, picture, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { site } = usePictureSource(picture);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onChoose?.(file);
    // Without this, choosing the same file again would fire no change event.
    currentTarget.value = '';
  };

  return (
    <Root>
      <Avatar src={picture} name={name} size="xl" />
      {onChoose && (
        <>
          <IconButton label="Change profile picture" icon={<Camera />} onClick={() => input.current?.click()} />
          <input ref={input} type="file" accept="image/*" aria-label="Profile picture" hidden onChange={handleChange} />
        </>
      )}
      {site && <ShowPicture site={site} />}
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  position: relative;
  width: 120px;

  [data-avatar] + button {
    position: absolute;
    right: -4px;
    bottom: -4px;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.surface};
    color: ${color.text};
  }
`;
