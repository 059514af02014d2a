import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { floatingRowStyles } from './floatingStyles.ts';
import { Item, MenuPopup } from './MenuPopup.tsx';
import type { SelectOption } from './selectOption.ts';

interface Props extends Omit<ComponentProps<typeof MenuPopup>, 'children'> {
  value: string;
  onValueChange(value: string): void;
  options: readonly SelectOption[];
}

/** The open list of the options of a select. It is a menu with other roles: Radix's own select makes the browser style the whole page again. */
export function SelectList({ value, onValueChange, options, ...popup }: Props) {
  const chosen = useRef<HTMLDivElement>(null);
  const handleEntryFocus = (event: Event) => {
    event.preventDefault();
    chosen.current?.focus();
  };

  return (
    <List {...popup} role="listbox" align="start" onEntryFocus={handleEntryFocus}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <Option
            key={option.value}
            ref={isChosen ? chosen : undefined}
            role="option"
            aria-selected={isChosen}
            onSelect={() => onValueChange(option.value)}
          >
            <span>
              {option.icon}
              <bdi>{option.label}</bdi>
            </span>
            {isChosen && <Check />}
          </Option>
        );
      })}
    </List>
  );
}

const List = styled(MenuPopup)`
  width: auto;
  min-width: max(208px, var(--radix-popper-anchor-width));
  max-width: calc(100vw - 16px);
  max-height: min(360px, var(--radix-popper-available-height));
`;

const Option = styled(Item)`
  ${floatingRowStyles}
  justify-content: space-between;
  padding: 8px 12px;

  span > .lucide { display: inline; margin-right: 8px; vertical-align: -3px; }
  &[aria-selected='true'] { font-weight: 600; }
`;
