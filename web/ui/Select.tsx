import styled from '@emotion/styled';
import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { floatingRowStyles, floatingStyles } from './floatingStyles.ts';
import { hiddenStyles } from './hiddenStyles.ts';
import { usePointed } from './usePointed.ts';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** An empty string is no value: name the "none of them" option. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  hiddenLabel?: boolean;
  /** Label at the left, as wide as its words; on phones the label is only heard. Otherwise label above, full width. */
  inline?: boolean;
  disabled?: boolean;
}

export function Select<Value extends string>({ label, value, onValueChange, options, ...props }: Props<Value>) {
  const { hiddenLabel = false, inline = false, disabled } = props;
  const id = useId();
  const { marks } = usePointed();
  const handleValueChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };

  return (
    <Root data-inline={inline || undefined}>
      <Label htmlFor={id} data-hidden={hiddenLabel || undefined}>
        {label}
      </Label>
      <RadixSelect.Root value={value} onValueChange={handleValueChange} disabled={disabled}>
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
                    {option.label}
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
    </Root>
  );
}

const { color, size, media } = theme;

const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;

  &[data-inline] { display: flex; align-items: center; gap: 12px; }
`;

const Label = styled.label`
  font: ${theme.type.label};
  font-size: 0.875rem;
  white-space: nowrap;

  [data-inline] > & { font: ${theme.type.small}; color: ${color.textMuted}; }
  &[data-hidden] { ${hiddenStyles} }
  ${media.phone} { [data-inline] > & { ${hiddenStyles} } }
`;

const Trigger = styled(RadixSelect.Trigger)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
  height: ${size.touch};
  padding: 0 12px 0 14px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${theme.radius.control};
  background: var(--field-ground, ${color.surface});
  font: ${theme.type.ui};
  transition: border-color ${theme.motion.fast};

  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span .lucide { display: inline; margin-right: 8px; vertical-align: -3px; }
  .lucide { width: 16px; height: 16px; color: ${color.textMuted}; stroke-width: 2; }
  &:hover { border-color: ${color.text}; }
  [data-inline] > & { height: ${size.control}; padding: 0 12px; }
  [data-inline] > &::after { content: ''; position: absolute; inset: -3px 0; }
`;

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
