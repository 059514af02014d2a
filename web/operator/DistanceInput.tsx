import { useUnits } from '../auth/useUnits.ts';
import { entryOf, limitsIn } from '../lib/unitEntry.ts';
import { useUnitEntry } from '../lib/useUnitEntry.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';

interface Props {
  /** In miles. */
  value: string;
  error: string | undefined;
  /** Receives miles. */
  onText(text: string): void;
}

/** The distance of an event, typed in the units of the viewer. */
export function DistanceInput({ value, error, onText }: Props) {
  const units = useUnits();
  const entry = useUnitEntry({ measure: 'distance', units, value, onText });

  return (
    <Field label={`Distance (${entryOf('distance', units).unit})`} error={error && limitsIn(error, units)} optional>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          inputMode="decimal"
          value={entry.text}
          onChange={({ target }) => entry.type(target.value)}
        />
      )}
    </Field>
  );
}
