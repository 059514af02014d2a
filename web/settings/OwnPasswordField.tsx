import { Field } from '../ui/Field.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';

interface Props {
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** The password of the member, by which they confirm a change. */
export function OwnPasswordField({ value, error, onChange }: Props) {
  return (
    <Field label="Your password" error={error} hint="To be sure that it is you.">
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
