import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { SidebarEvent } from './placeholderEvents.ts';

interface Props {
  event: SidebarEvent;
}

/** The title of an event as a link to its page. An example has no page. */
export function EventLink({ event: { id, title, date } }: Props) {
  return date ? <Root to={`/events/${id}`}>{title}</Root> : title;
}

const Root = styled(Link)`
  border-radius: 4px;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
