import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';

interface Props {
  /** Says who reads the reason. */
  hint: string;
  error: string | undefined;
  value: string;
  onChange(reason: string): void;
}

/** The limit of the server. */
const maxLength = 300;

/** The reason why rides or events are called off. */
export function ReasonField({ hint, error, value, onChange }: Props) {
  return (
    <Field label="Reason" error={error} hint={hint}>
      {(control) => (
        <TextArea {...control} maxLength={maxLength} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
