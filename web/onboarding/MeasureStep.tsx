import styled from '@emotion/styled';
import { useState } from 'react';
import type { Units } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TimeZoneField } from '../users/TimeZoneField.tsx';
import type { WelcomeViewer } from './PictureStep.tsx';
import { Step } from './Step.tsx';
import { useSaveStep } from './useSaveStep.ts';

interface Props {
  viewer: WelcomeViewer;
}

const units: readonly { value: Units; label: string }[] = [
  { value: 'IMPERIAL', label: 'Miles and feet' },
  { value: 'METRIC', label: 'Kilometers and meters' },
];

/** The time zone of this device is chosen when the member has none. */
export function MeasureStep({ viewer }: Props) {
  const [unitsPreference, setUnits] = useState(viewer.unitsPreference);
  const [timeZone, setTimeZone] = useState(viewer.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [location, setLocation] = useState(viewer.location ?? '');
  const { save, isSaving } = useSaveStep(2);

  return (
    <Step
      step={2}
      title="How you measure, where you ride"
      text="So that distances and times read right from the first ride on."
      isSaving={isSaving}
      onContinue={() => save({ unitsPreference, timeZone: timeZone || null, location: location.trim() || null })}
    >
      <Choices>
        <legend>Units</legend>
        {units.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="units"
              value={value}
              checked={unitsPreference === value}
              onChange={() => setUnits(value)}
            />
            {label}
          </label>
        ))}
      </Choices>
      <TimeZoneField value={timeZone} error={undefined} onChange={setTimeZone} />
      <Field label="Area" optional hint="Only you see it. The name of a place is enough.">
        {(control) => (
          <Input
            {...control}
            autoComplete="address-level2"
            maxLength={100}
            value={location}
            onChange={(event) => setLocation(event.target.value)}
          />
        )}
      </Field>
    </Step>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
  border: 0;
  padding: 0;

  legend { padding: 0; font: ${theme.type.label}; font-size: 0.875rem; }
  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: ${theme.size.touch};
  }
  input { width: 20px; height: 20px; accent-color: ${theme.color.accent}; }
`;
