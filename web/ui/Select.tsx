import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { selectPart } from './floatingParts.ts';
import { hiddenStyles } from './hiddenStyles.ts';
import type { SelectOption } from './selectOption.ts';
import { selectTriggerStyles } from './selectTriggerStyles.ts';
import { useLazyPart } from './useLazyPart.ts';
import { usePointed } from './usePointed.ts';

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

/** A field with a list of options. Its code loads on the first press, unless it has been preloaded. */
export function Select<Value extends string>({ label, value, onValueChange, options, ...props }: Props<Value>) {
  const { hiddenLabel = false, inline = false, disabled } = props;
  const id = useId();
  const { marks } = usePointed();
  const [isPressed, setPressed] = useState(false);
  // A field on the screen keeps its element until it is pressed.
  const [isReady] = useState(() => selectPart.get() !== undefined);
  const part = useLazyPart(selectPart, isReady || isPressed, () => setPressed(false));
  const chosen = options.find((option) => option.value === value);

  const handleValueChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  const press = () => setPressed(true);
  const handleKeyDown = (event: KeyboardEvent) => {
    marks.onKeyDown();
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    press();
  };

  return (
    <Root data-inline={inline || undefined}>
      <Label htmlFor={id} data-hidden={hiddenLabel || undefined}>
        {label}
      </Label>
      {part ? (
        <part.SelectBox
          {...{ id, value, options, disabled, marks }}
          onValueChange={handleValueChange}
          defaultOpen={isPressed}
        />
      ) : (
        <Field
          type="button"
          role="combobox"
          aria-autocomplete="none"
          aria-expanded={false}
          data-state="closed"
          {...{ id, disabled }}
          onPointerEnter={() => void selectPart.load().catch(() => undefined)}
          onPointerDown={marks.onPointerDown}
          onClick={press}
          onKeyDown={handleKeyDown}
        >
          <span>
            {chosen?.icon}
            <bdi>{chosen?.label}</bdi>
          </span>
          <ChevronDown />
        </Field>
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
