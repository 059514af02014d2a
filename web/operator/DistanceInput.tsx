import { useState } from 'react';
import type { Units } from '../lib/formatDistance.ts';
import { entryOf, fromEntry, toEntry } from '../lib/unitEntry.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';

interface Props {
  units: Units;
  /** In miles. */
  value: string;
  error: string | undefined;
  /** Receives miles. */
  onText(text: string): void;
}

/** The distance of an event, typed in the given units. */
export function DistanceInput({ units, value, error, onText }: Props) {
  const [typed, setTyped] = useState({ text: toEntry(value, 'distance', units), stored: value });
  // The typed text stays as it is, unless the value changes elsewhere.
  const text = typed.stored === value ? typed.text : toEntry(value, 'distance', units);

  const handleText = (next: string) => {
    const stored = fromEntry(next.replace(',', '.'), 'distance', units);
    setTyped({ text: next, stored });
    onText(stored);
  };

  return (
    <Field label={`Distance (${entryOf('distance', units).unit})`} error={error} optional>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          inputMode="decimal"
          value={text}
          onChange={({ target }) => handleText(target.value)}
        />
      )}
    </Field>
  );
}
