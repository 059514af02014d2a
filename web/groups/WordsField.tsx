import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';

interface Props {
  words: string;
  error: string | undefined;
  onChange(words: string): void;
}

/** The limit of the server. */
const maxWords = 500;

/** The words of somebody who asks to join a group. */
export function WordsField({ words, error, onChange }: Props) {
  return (
    <Field label="Words to the organisers" optional error={error} hint="Only the organisers read them.">
      {(control) => (
        <TextArea {...control} maxLength={maxWords} value={words} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
