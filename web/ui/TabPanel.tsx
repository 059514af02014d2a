import styled from '@emotion/styled';
import { Tabs as RadixTabs } from 'radix-ui';
import { theme } from '../theme/tokens.ts';

/** What a tab shows; a child of `Tabs`. */
export const TabPanel = styled(RadixTabs.Content)`
  min-width: 0;
  border-radius: ${theme.radius.card};
`;
