import styled from '@emotion/styled';
import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import { floatingRowStyles, floatingStyles } from './floatingStyles.ts';
import type { SelectOption } from './selectOption.ts';
import { selectTriggerStyles } from './selectTriggerStyles.ts';
import type { usePointed } from './usePointed.ts';

interface Props {
  id: string;
  value: string;
  onValueChange(value: string): void;
  options: readonly SelectOption[];
  disabled?: boolean;
  marks: ReturnType<typeof usePointed>['marks'];
  /** Whether the reader pressed it while its code loaded. */
  defaultOpen: boolean;
}

/** The field of a select and its list of options. */
export function SelectBox({ id, value, onValueChange, options, disabled, marks, defaultOpen }: Props) {
  return (
    <RadixSelect.Root value={value} onValueChange={onValueChange} disabled={disabled} defaultOpen={defaultOpen}>
      <Trigger id={id} {...marks}>
        <RadixSelect.Value />
        <RadixSelect.Icon asChild>
          <ChevronDown />
        </RadixSelect.Icon>
      </Trigger>
      <RadixSelect.Portal>
        <Content position="popper" sideOffset={6} collisionPadding={8} {...marks}>
          <RadixSelect.Viewport>
            {options.map((option) => (
              <Option key={option.value} value={option.value}>
                <RadixSelect.ItemText>
                  {option.icon}
                  <bdi>{option.label}</bdi>
                </RadixSelect.ItemText>
                <RadixSelect.ItemIndicator asChild>
                  <Check />
                </RadixSelect.ItemIndicator>
              </Option>
            ))}
          </RadixSelect.Viewport>
        </Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

const Trigger = styled(RadixSelect.Trigger)(selectTriggerStyles);

const Content = styled(RadixSelect.Content)`
  ${floatingStyles}
  min-width: max(208px, var(--radix-select-trigger-width));
  max-width: calc(100vw - 16px);
  max-height: min(360px, var(--radix-select-content-available-height));
`;

const Option = styled(RadixSelect.Item)`
  ${floatingRowStyles}
  justify-content: space-between;
  padding: 8px 12px;

  span > .lucide { display: inline; margin-right: 8px; vertical-align: -3px; }
  &[data-state='checked'] { font-weight: 600; }
`;
