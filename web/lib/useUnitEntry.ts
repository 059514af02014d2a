import { useState } from 'react';
import type { Units } from './formatDistance.ts';
import type { Measure } from './unitEntry.ts';
import { fromEntry, toEntry } from './unitEntry.ts';

interface Options {
  measure: Measure;
  units: Units;
  /** In miles or feet. */
  value: string;
  /** Receives miles or feet. */
  onText(text: string): void;
}

/** The text of a field in the reader's units. The typed text stays as it is, unless the value or the units change elsewhere. */
export function useUnitEntry({ measure, units, value, onText }: Options): { text: string; type(text: string): void } {
  const [typed, setTyped] = useState({ text: toEntry(value, measure, units), stored: value, units });
  const text = typed.stored === value && typed.units === units ? typed.text : toEntry(value, measure, units);

  const type = (next: string) => {
    const stored = fromEntry(next.replace(',', '.'), measure, units);
    setTyped({ text: next, stored, units });
    onText(stored);
  };
  return { text, type };
}
