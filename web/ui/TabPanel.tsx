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
 * What a tab shows; a child of `Tabs`. Radix’s own panel asks for its animation as soon as it stands, and so has the
 * browser lay out the whole page once more than it need.
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
