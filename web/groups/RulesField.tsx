import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';

interface Props {
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  hint: string;
}

/** The limit of the server. */
const maxLength = 10_000;

/** The field for the rules of a group. */
export function RulesField({ value, onChange, error, hint }: Props) {
  return (
    <Field label="Rules of the group" error={error} optional hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={8}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
