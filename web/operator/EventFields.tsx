import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { kindWord } from '../events/EventKind.tsx';
import type { EventType } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { nameOfZone, TimeZoneField } from '../users/TimeZoneField.tsx';
import { DistanceInput } from './DistanceInput.tsx';
import type { EventDraft } from './eventDraft.ts';
import type { DraftErrors } from './useBoardForm.ts';

interface Props {
  draft: EventDraft;
  errors: DraftErrors<EventDraft>;
  /** The IANA zone of a new event. Undefined for an event that exists, and so has a zone. */
  siteZone: string | undefined;
  onChange(changes: Partial<EventDraft>): void;
}

type TextName = Exclude<keyof EventDraft, 'type' | 'timeZone' | 'description'>;

const kinds: readonly EventType[] = ['GROUP_RIDE', 'MOUNTAIN_BIKE', 'WORKSHOP', 'TRAINING'];
const kindOptions = kinds.map((value) => ({ value, label: kindWord(value) }));

/** The fields of an event, with the limits of the server. */
export function EventFields({ draft, errors, siteZone, onChange }: Props) {
  const textOf = (name: TextName) => ({
    value: draft[name],
    error: errors[name],
    onText: (text: string) => onChange({ [name]: text }),
  });
  const chooseKind = (chosen: string) => {
    const type = kinds.find((kind) => kind === chosen);
    if (type) onChange({ type });
  };

  return (
    <>
      <TextInput label="Title" {...textOf('title')} maxLength={200} />
      <Pair>
        <TextInput label="Date" {...textOf('date')} type="date" min="1900-01-01" max="2999-12-31" />
        <TextInput label="Time" {...textOf('time')} type="time" />
      </Pair>
      <TimeZoneField
        value={draft.timeZone}
        error={errors.timeZone}
        siteLabel={siteZone === undefined ? null : `This site's: ${nameOfZone(siteZone)}`}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <TextInput label="Location" {...textOf('location')} maxLength={200} />
      <Pair>
        <TextInput label="Duration in minutes" {...textOf('durationMinutes')} inputMode="numeric" />
        <Field label="Type" error={errors.type}>
          {(control) => (
            <NativeSelect
              {...control}
              value={draft.type}
              options={kindOptions}
              onChange={({ target }) => chooseKind(target.value)}
            />
          )}
        </Field>
        <DistanceInput {...textOf('distance')} />
        <TextInput label="Difficulty" {...textOf('difficulty')} isOptional maxLength={40} placeholder="easy" />
      </Pair>
      <TextInput
        label="Places"
        hint="The most members who can register. Empty: no limit."
        {...textOf('maxParticipants')}
        isOptional
        inputMode="numeric"
      />
      <Field label="Description" error={errors.description} optional>
        {(control) => (
          <TextArea
            {...control}
            maxLength={5000}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface TextInputProps extends ComponentProps<typeof Input> {
  label: string;
  error: string | undefined;
  hint?: string;
  isOptional?: boolean;
  onText(text: string): void;
}

function TextInput({ label, error, hint, isOptional = false, onText, ...attributes }: TextInputProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={isOptional}>
      {(control) => (
        <Input {...control} autoComplete="off" {...attributes} onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  /* date and time pickers would overflow their column */
  > * { grid-template-columns: minmax(0, 1fr); }
  ${theme.media.phone} {
    [type='date'], [type='time'] { padding-inline: 10px; }
  }
`;
