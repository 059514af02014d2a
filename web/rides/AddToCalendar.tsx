import styled from '@emotion/styled';
import { CalendarPlus } from 'lucide-react';
import { theme } from '../theme/tokens.ts';

interface Props {
  postId: string;
}

/** Saves a ride as an iCalendar file. The request carries the session cookie. */
export function AddToCalendar({ postId }: Props) {
  return (
    <Root href={`/api/rides/${postId}/ride.ics`} download aria-label="Add to calendar" title="Add to calendar">
      <CalendarPlus />
    </Root>
  );
}

const { color } = theme;

const Root = styled.a`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-left: 4px;
  border-radius: 6px;
  color: ${color.accentText};
  vertical-align: middle;

  /* 24 px visible, 44 px touch area */
  &::after { content: ''; position: absolute; inset: -10px; }
  .lucide { width: 18px; height: 18px; }
  ${theme.media.hover} {
    &:hover { background: ${color.surfaceHover}; }
  }
`;
