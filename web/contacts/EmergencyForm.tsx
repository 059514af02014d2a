import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { type EmergencyDraft, type GivenContact, useEmergencyForm } from './useEmergencyForm.ts';

const MAX_NAME_LENGTH = 100;
const MAX_PHONE_LENGTH = 40;
const MAX_NOTE_LENGTH = 1000;

interface Props {
  /** Null for a member who has given none. */
  contact: GivenContact | null;
  onDone(): void;
}

/** The fields of an emergency contact. */
export function EmergencyForm({ contact, onDone }: Props) {
  const { draft, change, errors, save, remove, isSaving, isRemoving } = useEmergencyForm(contact, onDone);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = await save();
    const field = wrong && elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const textOf = (name: keyof EmergencyDraft) => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label="Name" optional error={errors.contactName} hint="Whom to call.">
        {(control) => <Input {...control} {...textOf('contactName')} maxLength={MAX_NAME_LENGTH} />}
      </Field>
      <Field label="Phone" optional error={errors.contactPhone} hint="With the code of the country.">
        {(control) => <Input {...control} {...textOf('contactPhone')} type="tel" maxLength={MAX_PHONE_LENGTH} />}
      </Field>
      <Field
        label="Medical note"
        optional
        error={errors.medicalNote}
        hint="Only what helpers must know, such as allergies and medicines."
      >
        {(control) => <TextArea {...control} {...textOf('medicalNote')} maxLength={MAX_NOTE_LENGTH} />}
      </Field>
      <Actions>
        <Button type="submit" pending={isSaving} pendingLabel="Saving..." disabled={isRemoving}>
          Save
        </Button>
        {contact && (
          <Button
            type="button"
            variant="outline"
            pending={isRemoving}
            pendingLabel="Removing..."
            disabled={isSaving}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        )}
      </Actions>
    </Form>
  );
}

const { space } = theme;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
