import styled from '@emotion/styled';
import type { MeetingPointFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { meetingPointText } from './meetingPointText.ts';

interface Props {
  point: MeetingPointFragment;
  /** Whether the map beside it leaves the point out, because it is far from the route. */
  isOffMap: boolean;
}

const mapOf = (lat: string, lng: string) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;

/** The meeting point of a ride in words, with a link to a map of the world. */
export function MeetingPlace({ point, isOffMap }: Props) {
  const text = meetingPointText(point);
  const [lat = '', lng = ''] = text.split(', ');
  return (
    <Root>
      <b>Meeting point</b> <span>{text}</span> <TextLink href={mapOf(lat, lng)}>Open in maps</TextLink>
      {isOffMap && <small>It lies outside of this map.</small>}
      {point.isHidden && <small>Only you see it: it lies in a privacy zone of yours.</small>}
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  overflow-wrap: anywhere;

  span { font-variant-numeric: tabular-nums; }
  small { flex-basis: 100%; color: ${theme.color.textMuted}; font: ${theme.type.small}; }
`;
