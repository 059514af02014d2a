import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { use } from 'react';
import { theme } from '../theme/tokens.ts';
import { panelId, TabsContext, tabId } from './tabsContext.ts';

interface Props {
  value: string;
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children?: ReactNode;
}

/**
 * The panel of a tab, inside `Tabs`. Radix's own panel reads its animation on mount, which forces one more layout of
 * the whole page.
 */
export function TabPanel({ value, ref, className, children }: Props) {
  const { id, selected } = use(TabsContext);
  const isSelected = value === selected;

  return (
    <Root
      ref={ref}
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={!isSelected}
      tabIndex={0}
      className={className}
    >
      {isSelected && children}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  border-radius: ${theme.radius.card};

  &[hidden] { display: none; }
`;
