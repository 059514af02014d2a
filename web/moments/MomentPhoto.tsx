import styled from '@emotion/styled';
import { useState } from 'react';
import type { MomentCardFragment } from '../generated.ts';
import { Photo } from '../media/Photo.tsx';
import { PhotoOpener } from '../posts/PhotoOpener.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const LazyPictureDialog = lazyDialog(() =>
  import('../posts/PictureDialog.tsx').then(({ PictureDialog }) => PictureDialog),
);

interface Props {
  moment: MomentCardFragment;
}

/** The picture of a moment. Hidden when it fails to load. It opens large. */
export function MomentPhoto({ moment }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { author, description, picture, timestamp } = moment;
  if (!picture) return null;

  const shown = { pictures: [picture], author, content: description ?? '', createdAt: timestamp };
  return (
    <Frame>
      <Photo photo={picture} alt={`Moment by ${author.username}`} sizes="(max-width: 767px) 80vw, 520px" />
      <PhotoOpener onClick={() => setOpen(true)} />
      <LazyPictureDialog open={isOpen} onOpenChange={setOpen} shown={shown} />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
`;
