import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { selectPart } from './floatingParts.ts';
import { hiddenStyles } from './hiddenStyles.ts';
import type { SelectOption } from './selectOption.ts';
import { selectTriggerStyles } from './selectTriggerStyles.ts';
import { useMenuButton } from './useMenuButton.ts';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  /** An empty string is not a valid value. Name the "none of them" option. */
  options: readonly SelectOption<Value>[];
  hiddenLabel?: boolean;
  /**
   * The label at the left, as wide as its text; on phones only for screen readers. Otherwise the label is above, full
   * width.
   */
  inline?: boolean;
  disabled?: boolean;
}

/** A field with a list of options. */
export function Select<Value extends string>({ label, value, onValueChange, options, ...props }: Props<Value>) {
  const { hiddenLabel = false, inline = false, disabled } = props;
  const labelId = useId();
  const { part, buttonProps, popupProps } = useMenuButton(selectPart, 'listbox');
  const chosen = options.find((option) => option.value === value);

  const handleValueChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option && option !== chosen) onValueChange(option.value);
  };

  return (
    <Root data-inline={inline || undefined}>
      <Label id={labelId} htmlFor={buttonProps.id} data-hidden={hiddenLabel || undefined}>
        {label}
      </Label>
      <Field {...buttonProps} type="button" role="combobox" aria-autocomplete="none" disabled={disabled}>
        <span>
          {chosen?.icon}
          <bdi>{chosen?.label}</bdi>
        </span>
        <ChevronDown />
      </Field>
      {part && (
        <part.SelectList
          {...popupProps}
          {...{ value, options }}
          aria-labelledby={labelId}
          onValueChange={handleValueChange}
        />
      )}
    </Root>
  );
}

const { color, media } = theme;

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

const Field = styled.button(selectTriggerStyles);
