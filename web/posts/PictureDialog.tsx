import styled from '@emotion/styled';
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { PostCardFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { Photo } from '../media/Photo.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { iconButtonStyles } from '../ui/iconButtonStyles.ts';
import { LiveText } from '../ui/LiveText.tsx';
import { motions } from '../ui/motions.ts';
import { toastEscapes } from '../ui/toastEscapes.ts';
import { useFocusReturn } from '../ui/useFocusReturn.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { usePinchZoom } from './usePinchZoom.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  shown: ShownPictures;
  /** The buttons below the text. */
  actions?: ReactNode;
}

type ShownPictures = Pick<PostCardFragment, 'pictures' | 'content' | 'createdAt'> & {
  author: Pick<PostCardFragment['author'], 'username' | 'profilePicture'>;
};

/** The pictures of a post or moment, each whole and as large as the window. Always dark, with undimmed pictures. */
export function PictureDialog({ open, onOpenChange, ...props }: Props) {
  const { rememberOpener, restoreFocus } = useFocusReturn();

  // The first button would show its tooltip, which takes the first Escape.
  const focusTitle = (event: Event) => {
    rememberOpener();
    const title = event.currentTarget instanceof HTMLElement ? event.currentTarget.querySelector('h2') : null;
    if (!title) return;
    event.preventDefault();
    title.focus({ preventScroll: true });
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Ground>
          <Print
            data-theme="dark"
            aria-describedby={undefined}
            onOpenAutoFocus={focusTitle}
            onCloseAutoFocus={restoreFocus}
            onKeyDown={toastEscapes.closing(() => onOpenChange(false))}
          >
            <Pictures {...props} onClose={() => onOpenChange(false)} />
          </Print>
        </Ground>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function Pictures({ shown, actions, onClose }: Pick<Props, 'shown' | 'actions'> & { onClose(): void }) {
  const { pictures, author, content, createdAt } = shown;
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, pictures.length - 1);
  const photo = pictures[index];
  const move = (step: number) => setChosen(Math.min(pictures.length - 1, Math.max(0, index + step)));
  const zoom = usePinchZoom({ onSwipe: move, onPullDown: onClose });
  if (!photo) return null;

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (step) move(step);
  };

  return (
    <Rows onKeyDown={handleKeyDown}>
      <Top>
        <Person>
          <Avatar src={author.profilePicture} size="s" />
          <Dialog.Title tabIndex={-1}>
            <VisuallyHidden>Photo by </VisuallyHidden>
            <b dir="auto">{author.username}</b>
            <span>{formatAgo(createdAt)}</span>
          </Dialog.Title>
        </Person>
        {pictures.length > 1 && (
          <Place>
            <LiveText>{`Photo ${index + 1} of ${pictures.length}`}</LiveText>
            <span aria-hidden="true">
              {index + 1} / {pictures.length}
            </span>
          </Place>
        )}
        <Buttons>
          <IconButton
            label={zoom.isZoomed ? 'Zoom out' : 'Zoom in'}
            icon={zoom.isZoomed ? <ZoomOut /> : <ZoomIn />}
            onClick={zoom.toggle}
          />
          {photo.url.startsWith('/media/') && (
            <DownloadLink href={photo.url} download aria-label="Download">
              <Download />
            </DownloadLink>
          )}
          <IconButton label="Close" icon={<X />} onClick={onClose} />
        </Buttons>
      </Top>
      <Stage>
        {pictures.length > 1 && (
          <Arrow label="Photo before" icon={<ChevronLeft />} disabled={index === 0} onClick={() => move(-1)} />
        )}
        <Frame {...zoom.handlers} onDragStart={(event) => event.preventDefault()}>
          <Zoomed style={zoom.style}>
            <Whole key={photo.url} photo={photo} alt={`Photo by ${author.username}`} sizes="100vw" isFirst />
          </Zoomed>
        </Frame>
        {pictures.length > 1 && (
          <Arrow
            label="Next photo"
            icon={<ChevronRight />}
            disabled={index === pictures.length - 1}
            onClick={() => move(1)}
          />
        )}
      </Stage>
      <Words dir="auto">{content}</Words>
      {actions ? <Actions>{actions}</Actions> : <span />}
      {pictures.length > 1 && (
        <Strip>
          {pictures.map((each, at) => (
            <li key={each.url}>
              <button
                type="button"
                aria-label={`Photo ${at + 1}`}
                aria-current={at === index || undefined}
                onClick={() => setChosen(at)}
              >
                <Photo photo={{ ...each, alt: '' }} alt="" sizes="72px" isInLink />
              </button>
            </li>
          ))}
        </Strip>
      )}
    </Rows>
  );
}

const { color, media, motion, radius, space, type } = theme;

const Ground = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
`;

const Print = styled(Dialog.Content)`
  overflow: hidden;
  background: ${color.canvas};
  color: ${color.text};
  animation: ${motions.fadeIn} ${motion.fast} ${motion.ease};

  &[data-state='closed'] { animation: ${motions.fadeOut} ${motion.fast} ${motion.ease} forwards; }
  &:focus-visible { outline: 0; box-shadow: none; }
  img { filter: none; }
`;

const Rows = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100dvh;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  padding: 12px 12px 12px 20px;

  > :last-child { grid-column: 3; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr) auto auto; gap: ${space[2]}; padding-left: 16px; }
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  h2 { min-width: 0; font: ${type.ui}; letter-spacing: normal; }
  /* it receives the focus first, for screen readers only */
  h2:focus { outline: 0; box-shadow: none; }
  h2 > b, h2 > span:last-child { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 600; }
  h2 > span:last-child { color: ${color.textMuted}; font: ${type.small}; }
`;

const Place = styled.div`
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[1]};
`;

const DownloadLink = styled.a(iconButtonStyles);

const Stage = styled.div`
  display: flex;
  align-items: center;
  min-height: 0;
  padding: 0 ${space[2]};

  ${media.phone} { padding: 0; }
`;

const Arrow = styled(IconButton)`
  flex: none;
  border-radius: 50%;
  background: ${color.surfaceSunken};

  /* fingers swipe, and the strip below has a button for each picture */
  ${media.phone} { display: none; }
`;

const Frame = styled.div`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  overflow: hidden;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
`;

const Zoomed = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
`;

const Whole = styled(Photo)`
  width: 100%;
  height: 100%;
  min-height: 0;
  background-image: none !important;
  object-fit: contain;
`;

const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: 68ch;
  margin: ${space[2]} auto ${space[4]};
  padding: 0 ${space[4]};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.phone} { margin-inline: 0; font: ${type.small}; }
`;

const Actions = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space[1]};
  padding-bottom: ${space[3]};

  ${media.phone} { justify-content: start; padding-inline: ${space[1]}; }
`;

const Strip = styled.ul`
  display: flex;
  justify-content: safe center;
  gap: ${space[2]};
  overflow-x: auto;
  padding: ${space[1]} ${space[4]} 20px;

  button { display: block; width: 72px; height: 48px; overflow: hidden; border-radius: ${radius.control}; opacity: 0.6; }
  button[aria-current] { opacity: 1; outline: 2px solid ${color.text}; outline-offset: 2px; }
  img { width: 100%; height: 100%; object-fit: cover; }
`;
