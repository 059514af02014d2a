import { useMemo } from 'react';
import { Field } from '../ui/Field.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';

interface Props {
  /** An IANA name. Empty for the zone of the site. */
  value: string;
  error: string | undefined;
  onChange(timeZone: string): void;
}

/** The time zone in which the viewer's weeks and months begin. */
export function TimeZoneField({ value, error, onChange }: Props) {
  const options = useMemo(() => zoneOptions(value), [value]);

  return (
    <Field label="Time zone" error={error}>
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

function zoneOptions(chosen: string) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The browser's list omits aliases. The chosen zone may be one.
  const names = new Set([own, chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')].filter(Boolean));
  const zones = [...names].map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  return [{ value: '', label: "This site's" }, ...zones];
}
