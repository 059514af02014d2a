import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import type { Units } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { useNewZone } from './useNewZone.ts';
import { ZonePlace } from './ZonePlace.tsx';
import type { ZoneDraft } from './zoneDraft.ts';
import { MAX_LABEL_LENGTH, unitOf } from './zoneDraft.ts';

interface Props {
  id: string;
  units: Units;
  form: ReturnType<typeof useNewZone>;
}

/** The fields of a zone: its name, its centre and its radius. */
export function NewZoneForm({ id, units, form }: Props) {
  const { draft, change, errors } = form;
  const unit = unitOf(units);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = await form.create();
    const field = wrong && elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const textOf = (name: Exclude<keyof ZoneDraft, 'id' | 'lowersFigures'>) => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Form id={id} noValidate onSubmit={handleSubmit}>
      <Field label="Name" error={errors.label} hint="For you alone, such as 'Home'.">
        {(control) => <Input {...control} {...textOf('label')} maxLength={MAX_LABEL_LENGTH} />}
      </Field>
      <ZonePlace units={units} form={form} inputOf={textOf} />
      <Field label="Radius" error={errors.radius} hint={`How far around that place, in ${unitNames[unit]}.`}>
        {(control) => <Input {...control} {...textOf('radius')} inputMode="decimal" unit={unit} />}
      </Field>
      <Choice>
        <Switch
          label="Lower the distance and climb of my rides to what is shown"
          checked={draft.lowersFigures}
          onCheckedChange={(lowersFigures) => change({ lowersFigures })}
        />
        <p>
          {draft.lowersFigures
            ? 'This includes the rides you have posted already. Your own totals keep what you wrote.'
            : 'The figures of whole rides tell others how much is hidden. From several rides they can find the place.'}
        </p>
      </Choice>
    </Form>
  );
}

const unitNames = { mi: 'miles', km: 'kilometers' };

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${theme.media.phone} { gap: ${theme.space[4]}; }
`;

const Choice = styled.div`
  > button { text-align: start; }
  p { color: ${theme.color.textMuted}; font: ${theme.type.small}; }
`;
