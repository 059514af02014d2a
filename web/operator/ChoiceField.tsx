import { Field } from '../ui/Field.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';

interface Props {
  label: string;
  hint: string;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** A choice among a few values. The empty one is the default. */
export function ChoiceField({ label, hint, error, options, value, onChange }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          required={false}
          options={options}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
