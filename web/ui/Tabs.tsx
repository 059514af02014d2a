import styled from '@emotion/styled';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useId, useMemo } from 'react';
import { theme } from '../theme/tokens.ts';
import { panelId, TabsContext, tabId } from './tabsContext.ts';
import { usePointed } from './usePointed.ts';

interface Props<Value extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  items: readonly { value: Value; label: string; count?: number | string }[];
  /** Content at the right end of the same line. */
  end?: ReactNode;
  /** The `TabPanel`s. They take part in the parent's layout, because the root draws no box. */
  children?: ReactNode;
}

export function Tabs<Value extends string>({ label, value, onValueChange, items, end, children }: Props<Value>) {
  const { marks, handleBlur } = usePointed();
  const id = useId();
  const context = useMemo(() => ({ id, selected: value }), [id, value]);
  const handleValueChange = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) onValueChange(item.value);
  };

  return (
    <Root value={value} onValueChange={handleValueChange}>
      <Line>
        <List aria-label={label} {...marks} onBlur={handleBlur}>
          {items.map((item) => (
            <Tab
              key={item.value}
              value={item.value}
              id={tabId(id, item.value)}
              // Without a panel, a tab controls no element.
              aria-controls={children ? panelId(id, item.value) : undefined}
            >
              {item.label}
              {item.count !== undefined && <Count>{item.count}</Count>}
            </Tab>
          ))}
        </List>
        {end && <End>{end}</End>}
      </Line>
      <TabsContext value={context}>{children}</TabsContext>
    </Root>
  );
}

const { color } = theme;

const Root = styled(RadixTabs.Root)`
  display: contents;
`;

/* the line is painted, not a border, so that the tab's own line can cover it inside a scrolling list */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;
  box-shadow: inset 0 -1px 0 ${color.border};
`;

const List = styled(RadixTabs.List)`
  display: flex;
  gap: 4px;
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;

  /* the last visible tab fades out when more tabs follow */
  ${theme.media.phone} {
    padding-right: 24px;
    mask-image: linear-gradient(to left, transparent, #000 24px);
  }
`;

const Tab = styled(RadixTabs.Trigger)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 49px;
  padding: 0 14px;
  color: ${color.textMuted};
  font: ${theme.type.ui};
  white-space: nowrap;
  transition: color ${theme.motion.fast};

  &:first-of-type { padding-left: 2px; }
  &:hover { color: ${color.text}; }
  &[aria-selected='true'] { color: ${color.text}; font-weight: 600; }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    right: 12px;
    bottom: 0;
    left: 12px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
  }
  &:first-of-type[aria-selected='true']::after { left: 0; }
  &:focus-visible { outline-offset: -4px; border-radius: 8px; box-shadow: none; }
  [data-pointed] > &:focus-visible { outline: 0; }
  ${theme.media.forcedColors} { &[aria-selected='true']::after { background: Highlight; } }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font: ${theme.type.label};
  line-height: 1;
`;

const End = styled.div`
  flex: none;
  padding-right: 2px;
  color: ${color.textMuted};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
`;
