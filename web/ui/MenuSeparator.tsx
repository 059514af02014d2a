import styled from '@emotion/styled';
import { DropdownMenu } from 'radix-ui';
import { theme } from '../theme/tokens.ts';

/** The rule before what cannot be taken back. */
export const MenuSeparator = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 6px 0;
  background: ${theme.color.border};
`;
