import styled from '@emotion/styled';
import { Maximize, Minimize, Minus, Plus } from 'lucide-react';
import type { Units } from '../generated.ts';
import { mapScale } from '../routes/mapScale.ts';
import { theme } from '../theme/tokens.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { MapState, MapView } from './mapView.ts';
import { useFullScreen } from './useFullScreen.ts';

interface Props {
  view: MapView;
  state: MapState;
  units: Units;
}

/** The buttons of a map and its scale. */
export function MapTools({ view, state: { bearing, pixelsInMetre }, units }: Props) {
  const { isFull, canBeFull, toggle } = useFullScreen();
  const scale = mapScale(pixelsInMetre, units);
  return (
    <>
      <Tools role="group" aria-label="Map controls">
        <IconButton data-zoom="" label="Zoom in" icon={<Plus />} onClick={() => view.zoomBy(1)} />
        <IconButton data-zoom="" label="Zoom out" icon={<Minus />} onClick={() => view.zoomBy(-1)} />
        <IconButton label="North up" icon={<Needle bearing={bearing} />} onClick={() => view.faceNorth()} />
        {canBeFull && (
          <IconButton
            label={isFull ? 'Leave full screen' : 'Full screen'}
            icon={isFull ? <Minimize /> : <Maximize />}
            onClick={toggle}
          />
        )}
      </Tools>
      <Scale>
        <i style={{ width: scale.pixels }} />
        {scale.words}
      </Scale>
    </>
  );
}

/** A compass needle. Its accent end points north. */
function Needle({ bearing }: { bearing: number }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="-10 -10 20 20"
      aria-hidden="true"
      style={{ transform: `rotate(${-bearing}deg)` }}
    >
      <path d="M0 -9L3.6 0H-3.6Z" fill={theme.color.accent} />
      <path d="M0 9L3.6 0H-3.6Z" fill={theme.color.borderStrong} />
    </svg>
  );
}

const { color } = theme;

const Tools = styled.div`
  position: absolute;
  top: 24px;
  right: 24px;
  display: grid;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  box-shadow: ${theme.shadow.float};

  button { width: ${theme.size.touch}; height: ${theme.size.touch}; border-radius: 9px; }
  button::after { display: none; }
  button + button { border-top: 1px solid ${color.border}; border-radius: 0 0 9px 9px; }
  button + button:not(:last-child) { border-radius: 0; }
  .lucide { width: 20px; height: 20px; }

  ${theme.media.phone} {
    top: auto;
    right: 12px;
    /* above the credit of the map */
    bottom: 36px;
    /* fingers zoom the map */
    [data-zoom] { display: none; }
    [data-zoom] + button:not([data-zoom]) { border-top: 0; }
  }
`;

const Scale = styled.p`
  position: absolute;
  bottom: calc(var(--map-foot, 0px) + 12px);
  left: calc(var(--map-side, 0px) + 16px);
  padding: 0 2px;
  color: ${color.textMuted};
  font: 500 0.75rem/1rem ${theme.font};
  text-align: center;
  text-shadow: 0 0 3px ${color.surfaceSunken}, 0 0 3px ${color.surfaceSunken};
  pointer-events: none;

  i { display: block; height: 6px; border: 1.5px solid ${color.textMuted}; border-top: 0; }
`;
