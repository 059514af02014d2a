import styled from '@emotion/styled';
import { CircleAlert, LocateFixed } from 'lucide-react';
import type { FormEvent } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Units } from '../generated.ts';
import type { Point } from '../moments/useWhereabouts.ts';
import { useWhereabouts } from '../moments/useWhereabouts.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import type { useNewZone } from './useNewZone.ts';
import type { ZoneDraft } from './zoneDraft.ts';
import { LONGEST_LABEL, unitOf } from './zoneDraft.ts';

interface Props {
  id: string;
  units: Units;
  form: ReturnType<typeof useNewZone>;
}

/** What to call a zone, where its middle is, and how far it reaches. */
export function NewZoneForm({ id, units, form }: Props) {
  const { draft, change, errors } = form;
  const { point, problem, isAsking, ask } = useWhereabouts();
  const unit = unitOf(units);

  const takePosition = useEffectEvent(({ lat, lng }: Point) => change({ lat: String(lat), lng: String(lng) }));
  useEffect(() => {
    if (point) takePosition(point);
  }, [point]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = await form.create();
    const field = wrong && elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const textOf = (name: Exclude<keyof ZoneDraft, 'id'>) => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <Form id={id} noValidate onSubmit={handleSubmit}>
      <Field label="Name" error={errors.label} hint="For you alone, such as 'Home'.">
        {(control) => <Input {...control} {...textOf('label')} maxLength={LONGEST_LABEL} />}
      </Field>
      <Place>
        <Field label="Latitude" error={errors.lat}>
          {(control) => <Input {...control} {...textOf('lat')} placeholder="53.1903" />}
        </Field>
        <Field label="Longitude" error={errors.lng}>
          {(control) => <Input {...control} {...textOf('lng')} placeholder="-2.8912" />}
        </Field>
        <Button variant="outline" icon={<LocateFixed />} pending={isAsking} pendingLabel="Locating..." onClick={ask}>
          Use my position
        </Button>
      </Place>
      {problem && (
        <Alert tone="danger" icon={<CircleAlert />}>
          {problem}
        </Alert>
      )}
      <Field label="Radius" error={errors.radius} hint={`How far around that place, in ${unitNames[unit]}.`}>
        {(control) => <Input {...control} {...textOf('radius')} inputMode="decimal" unit={unit} />}
      </Field>
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

const Place = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  gap: ${theme.space[3]};

  /* level with the fields, whose labels stand above them */
  > button { height: ${theme.size.touch}; margin-top: 22px; }
  ${theme.media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > button { grid-column: 1 / -1; margin-top: 0; }
  }
`;
