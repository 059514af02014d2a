import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';

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
        <Input
          {...control}
          type="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
