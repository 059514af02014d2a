import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { Measure } from '../lib/unitEntry.ts';
import { entryOf, examplePace, limitsIn } from '../lib/unitEntry.ts';
import { useUnitEntry } from '../lib/useUnitEntry.ts';
import { MentionTextArea } from '../mentions/MentionTextArea.tsx';
import { audienceOptions, type TargetGroup } from '../posts/audiences.ts';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import { decimalText } from './decimalText.ts';
import { RideTypeField } from './RideTypeField.tsx';
import type { RideDraft } from './rideDraft.ts';
import type { RequiredField, RideErrors } from './validateRide.ts';

interface Props {
  postId: string | undefined;
  draft: RideDraft;
  errors: RideErrors;
  /** Whether the ride belongs to a group, whose members can then be its audience. */
  group: TargetGroup;
  required: readonly RequiredField[];
  onChange(changes: Partial<RideDraft>): void;
}

type TextField = Exclude<keyof RideDraft, 'id' | 'type' | 'visibility' | 'paceGroups' | 'repeat'>;

/** The fields of a ride. */
export function RideFields({ postId, draft, errors, group, required, onChange }: Props) {
  const units = useUnits();
  const textOf = (name: TextField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onText: (text: string) => onChange({ [name]: text }),
  });

  return (
    <>
      <Field label="Description" error={errors.description}>
        {(control) => (
          <MentionTextArea
            {...control}
            postId={postId}
            name="description"
            value={draft.description}
            onText={(description) => onChange({ description })}
          />
        )}
      </Field>
      <RideTypeField value={draft.type} onValueChange={(type) => onChange({ type })} />
      <Grid>
        <TextInput label="Date" {...textOf('date')} type="date" min="1900-01-01" max="2999-12-31" />
        <TextInput label="Time" {...textOf('time')} type="time" />
        <TextInput label="Duration" {...textOf('duration')} isOptional placeholder="2h 30m" maxLength={100} />
        <NumberInput label="Distance" measure="distance" {...textOf('distance')} />
        <NumberInput label="Elevation" measure="elevation" {...textOf('elevation')} isOptional />
        <TextInput label="Pace" {...textOf('pace')} isOptional placeholder={examplePace[units]} maxLength={100} />
      </Grid>
      <Where>
        <TextInput
          label="Location"
          {...textOf('location')}
          isOptional={!required.includes('location')}
          autoComplete="off"
          maxLength={200}
        />
        <TextInput
          label="Places"
          {...textOf('places')}
          isOptional
          onText={(text) => onChange({ places: text.replaceAll(/\D/g, '') })}
          inputMode="numeric"
          autoComplete="off"
          placeholder="No limit"
          maxLength={5}
        />
        <Select
          label="Visibility"
          value={draft.visibility}
          onValueChange={(visibility) => onChange({ visibility })}
          options={audienceOptions(group)}
        />
      </Where>
    </>
  );
}

interface TextInputProps extends ComponentProps<typeof Input> {
  label: string;
  error?: string;
  isOptional?: boolean;
  onText(text: string): void;
}

export function TextInput({ label, error, isOptional = false, onText, ...attributes }: TextInputProps) {
  return (
    <Field label={label} error={error} optional={isOptional}>
      {(control) => <Input {...control} {...attributes} onChange={(event) => onText(event.target.value)} />}
    </Field>
  );
}

/** A distance or climb in the member's units. Its value is in miles or feet. */
export function NumberInput({
  measure,
  value,
  error,
  onText,
  ...attributes
}: TextInputProps & { measure: Measure; value: string }) {
  const units = useUnits();
  const { text, type } = useUnitEntry({ measure, units, value, onText });
  const { unit, name } = entryOf(measure, units);

  return (
    <TextInput
      {...attributes}
      value={text}
      error={error && limitsIn(error, units)}
      onText={(next) => type(decimalText(next, text))}
      unit={unit}
      aria-description={`in ${name}`}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
    />
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};

  /* date and time pickers would overflow their column */
  > * { grid-template-columns: minmax(0, 1fr); }
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [type='date'], [type='time'] { padding-inline: 10px; }
  }
`;

const Where = styled.div`
  display: grid;
  grid-template-columns: 2fr minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
