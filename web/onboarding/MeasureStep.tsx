import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { MailFields } from '../settings/MailFields.tsx';
import { useMailForm } from '../settings/useMailForm.ts';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TimeZoneField } from '../users/TimeZoneField.tsx';
import type { WelcomeViewer } from './PictureStep.tsx';
import { Step } from './Step.tsx';
import { useSaveStep } from './useSaveStep.ts';

interface Props {
  viewer: WelcomeViewer;
  /** Whether the step asks for an address for mails. */
  asksForMail: boolean;
}

const units: readonly { value: Units; label: string }[] = [
  { value: 'IMPERIAL', label: 'Miles and feet' },
  { value: 'METRIC', label: 'Kilometers and meters' },
];

/** A hilly ride in these units: '42.7 mi, 3,940 ft'. */
function sampleIn(unitsOfSample: Units): string {
  const figures = [formatDistance(42.7, unitsOfSample), formatElevation(3940, unitsOfSample)];
  return figures.map(({ value, unit }) => `${value} ${unit}`).join(', ');
}

/** The time zone of this device is chosen when the member has none. */
export function MeasureStep({ viewer, asksForMail }: Props) {
  const id = useId();
  const [unitsPreference, setUnits] = useState(viewer.unitsPreference);
  const [timeZone, setTimeZone] = useState(viewer.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [location, setLocation] = useState(viewer.location ?? '');
  const { save, isSaving } = useSaveStep(2);
  const mail = useMailForm();

  const handleContinue = async () => {
    if (mail.draft.address.trim() && !(await mail.submit())) return;
    save({ unitsPreference, timeZone: timeZone || null, location: location.trim() || null });
  };

  return (
    <Step
      step={2}
      title="How you measure, where you ride"
      text="So that distances and times read right from the first ride on."
      isSaving={isSaving || mail.isChanging}
      onContinue={() => void handleContinue()}
    >
      <Choices>
        <legend>Units</legend>
        {units.map(({ value, label }) => (
          <label key={value}>
            <b id={`${id}-${value}`}>{label}</b>
            <small id={`${id}-${value}-sample`}>{sampleIn(value)}</small>
            <input
              type="radio"
              name="units"
              value={value}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={`${id}-${value}-sample`}
              checked={unitsPreference === value}
              onChange={() => setUnits(value)}
            />
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
      {asksForMail && (
        <MailFields
          form={mail}
          label="E-mail address"
          optional
          hint="For a link if you forget your password. Open the mail that you get. Nobody else sees the address."
        />
      )}
    </Step>
  );
}

const { color, radius, space, type } = theme;

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  border: 0;
  padding: 0;

  legend { margin-bottom: 6px; padding: 0; font: ${type.label}; font-size: 0.875rem; }
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: 10px 14px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  label:has(:checked) { border-color: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.accent}; }
  b { font: ${type.ui}; font-weight: 600; }
  small { grid-row: 2; color: ${color.textMuted}; font: ${type.small}; }
  input { grid-area: 1 / 2 / span 2; width: 20px; height: 20px; accent-color: ${color.accent}; }
`;
