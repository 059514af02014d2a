import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { visibilityOptions } from '../posts/visibilities.tsx';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { decimalText } from './decimalText.ts';
import { RideTypeField } from './RideTypeField.tsx';
import type { RideDraft } from './rideDraft.ts';
import type { RideErrors } from './validateRide.ts';

interface Props {
  draft: RideDraft;
  errors: RideErrors;
  /** Whether the ride belongs to a group, whose members can then be its audience. */
  hasGroup: boolean;
  onChange(changes: Partial<RideDraft>): void;
}

type TextField = Exclude<keyof RideDraft, 'id' | 'type' | 'visibility'>;

/** The fields of a ride. */
export function RideFields({ draft, errors, hasGroup, onChange }: Props) {
  const textOf = (name: TextField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onText: (text: string) => onChange({ [name]: text }),
  });
  const numberOf = (name: 'distance' | 'elevation') => ({
    ...textOf(name),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    placeholder: '0',
    onText: (text: string) => onChange({ [name]: decimalText(text, draft[name]) }),
  });

  return (
    <>
      <Field label="Description" error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            name="description"
            value={draft.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      <RideTypeField value={draft.type} onValueChange={(type) => onChange({ type })} />
      <Grid>
        <TextInput label="Date" {...textOf('date')} type="date" min="1900-01-01" max="2999-12-31" />
        <TextInput label="Time" {...textOf('time')} type="time" />
        <TextInput label="Duration" {...textOf('duration')} isOptional placeholder="2h 30m" maxLength={100} />
        <TextInput label="Distance" {...numberOf('distance')} unit="mi" aria-description="in miles" />
        <TextInput label="Elevation" {...numberOf('elevation')} isOptional unit="ft" aria-description="in feet" />
        <TextInput label="Pace" {...textOf('pace')} isOptional placeholder="14–16 mph" maxLength={100} />
      </Grid>
      <Where>
        <TextInput label="Location" {...textOf('location')} autoComplete="off" maxLength={200} />
        <Select
          label="Visibility"
          value={draft.visibility}
          onValueChange={(visibility) => onChange({ visibility })}
          options={visibilityOptions(hasGroup)}
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

function TextInput({ label, error, isOptional = false, onText, ...attributes }: TextInputProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input {...control} {...attributes} required={!isOptional} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
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
  grid-template-columns: 2fr minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
