import styled from '@emotion/styled';
import type { EventDetailsFragment } from '../generated.ts';
import { zoneNote } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { placesLeft } from './placesLeft.ts';
import { RegistrationButton } from './RegistrationButton.tsx';

interface Props {
  event: EventDetailsFragment;
  nameId: string;
}

/** On phones: the date, the places and the button, at the foot of the window. */
export function EventBar({ event, nameId }: Props) {
  const { participantCount } = event;
  return (
    <Bar data-foot-bar>
      <Words>
        <b>
          {event.displayDate}
          {zoneNote(event)}
        </b>
        <span>{placesLeft(event) ?? `${participantCount} going`}</span>
      </Words>
      <RegistrationButton event={event} describedBy={nameId} wording="join" isMain />
    </Bar>
  );
}

const { color, media, size, space, type } = theme;

const Bar = styled.div`
  display: none;

  ${media.phone} {
    position: fixed;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: ${theme.layer.header};
    display: flex;
    align-items: center;
    gap: ${space[4]};
    padding: ${space[3]} ${size.edge};
    padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.border};
    background: ${color.surface};

    /* nothing that has the focus is below the bar */
    html:has(&) { scroll-padding-bottom: 96px; }
    main:has(&) { padding-bottom: 64px; }
    [data-block] { width: auto; }
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  font: ${type.small};

  b { font: ${type.ui}; font-weight: 600; }
  span { color: ${color.textMuted}; }
`;
