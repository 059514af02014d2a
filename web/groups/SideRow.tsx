import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';

const { color, space, type } = theme;

/** The row of a ride or an event in the side column: the date, then its words. */
export const SideRow = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.border};
`;

export const SideWords = styled.div`
  flex: 1;
  min-width: 0;
`;

export const SideName = styled(Link)`
  border-radius: 3px;
  font: ${type.ui};
  font-weight: 600;
  overflow-wrap: anywhere;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

export const SideFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font: ${type.small};
`;
