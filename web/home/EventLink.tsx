import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';
import type { SidebarEvent } from './placeholderEvents.ts';

interface Props {
  /** The id of the title, for a button that belongs to the event. */
  titleId?: string;
  event: SidebarEvent;
}

/** The title of an event in a side column, as a link to its page. An example has no page. */
export function EventLink({ titleId, event: { id, title, date, calledOffReason } }: Props) {
  const name = calledOffReason ? <del>{title}</del> : title;
  return (
    <Title id={titleId} dir="auto">
      {date ? <Root to={`/events/${id}`}>{name}</Root> : name}
    </Title>
  );
}

const Title = styled.b`
  display: block;
  font: ${theme.type.ui};
  font-weight: 600;
`;

const Root = styled(Link)`
  border-radius: 4px;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
