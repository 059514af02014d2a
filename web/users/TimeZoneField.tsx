import { useMemo } from 'react';
import { Field } from '../ui/Field.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';

interface Props {
  /** An IANA name. Empty for the zone of the site. */
  value: string;
  error: string | undefined;
  /** The text for the zone of the site. Null if it cannot be chosen. */
  siteLabel?: string | null;
  hint?: string;
  onChange(timeZone: string): void;
}

/** A choice among all time zones. */
export function TimeZoneField({ value, error, siteLabel = "This site's", hint, onChange }: Props) {
  const options = useMemo(() => zoneOptions(value, siteLabel), [value, siteLabel]);

  return (
    <Field label="Time zone" hint={hint} error={error}>
      {(control) => (
        <NativeSelect
          {...control}
          required={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={options}
        />
      )}
    </Field>
  );
}

/** An IANA name as people read it. */
export const nameOfZone = (zone: string): string => zone.replaceAll('_', ' ');

function zoneOptions(chosen: string, siteLabel: string | null) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The browser's list omits aliases. The chosen zone may be one.
  const names = new Set([own, chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')].filter(Boolean));
  const zones = [...names].map((name) => ({ value: name, label: nameOfZone(name) }));
  return siteLabel === null ? zones : [{ value: '', label: siteLabel }, ...zones];
}
