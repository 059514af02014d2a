import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import type { OperatorInstanceQuery, SignUps, Units } from '../generated.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { nameOfZone, TimeZoneField } from '../users/TimeZoneField.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { LogoField } from './LogoField.tsx';
import { useInstanceForm } from './useInstanceForm.ts';

interface Props {
  instance: OperatorInstanceQuery['instance'];
  onSaved(): void;
}

const unitLabels: Record<Units, string> = { METRIC: 'Kilometres', IMPERIAL: 'Miles' };
const signUpLabels: Record<SignUps, string> = {
  OPEN: 'Open: everybody',
  INVITATION: 'By invitation',
  APPROVAL: 'By approval or invitation',
  CLOSED: 'Closed: nobody',
};

const unset = 'Not set';
const variableHint = (variable: string) => `While it is not set, the variable ${variable} decides.`;

/** The choices of a setting. The empty one has the value in force, unless the setting itself hides it. Short, because a phone cuts long ones. */
const choicesOf = (labels: Record<string, string>, inForce: string | null) => [
  { value: '', label: inForce === null ? unset : `${unset}: ${inForce}` },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

function signUpOptions({ signUps, settings }: Props['instance']) {
  const [inForce = null] = settings.signUps === null ? signUpLabels[signUps].split(':') : [];
  return choicesOf(signUpLabels, inForce);
}

function unitOptions({ units, settings }: Props['instance']) {
  const inForce = units === null ? 'as in the browser' : unitLabels[units];
  return choicesOf(unitLabels, settings.units === null ? inForce : null);
}

const siteZoneLabel = ({ timeZone, settings }: Props['instance']) =>
  settings.timeZone === null ? `${unset}: ${nameOfZone(timeZone)}` : unset;

const texts = [
  { name: 'imprint', label: 'Imprint' },
  { name: 'terms', label: 'Terms' },
  { name: 'privacy', label: 'Privacy' },
] as const;

/** The form of the settings of the instance. Only what was changed is sent. */
export function InstanceForm({ instance, onSaved }: Props) {
  const form = useInstanceForm(instance.settings, onSaved);
  const { draft, change, errors, isSaving, percent } = form;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Form noValidate aria-label="Instance" onSubmit={handleSubmit}>
      <SettingsSection title="Name and look" text="Every page shows the name and the logo, and mails have the name.">
        {/* the limits of the server */}
        <Field label="Name" optional error={errors.name} hint="Without a name it is Cycle Chat.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={50}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <LogoField
          logo={form.logo}
          isLoading={form.isLoading}
          error={errors.logo}
          onChoose={(file) => void form.choose(file)}
          onRemove={form.removeLogo}
        />
        {percent !== undefined && <UploadProgress percent={percent} />}
      </SettingsSection>
      <SettingsSection
        title="Members"
        text="Who can sign up, and how a new member starts. A choice here applies instead of the variable."
      >
        <ChoiceField
          label="Sign-up"
          hint={`${variableHint('SIGN_UPS')} ‘Closed’ stops invitations, too.`}
          error={errors.signUps}
          options={signUpOptions(instance)}
          value={draft.signUps}
          onChange={(signUps) => change({ signUps })}
        />
        <ChoiceField
          label="Units"
          hint={`${variableHint('UNITS')} New members then start with miles.`}
          error={errors.units}
          options={unitOptions(instance)}
          value={draft.units}
          onChange={(units) => change({ units })}
        />
        <TimeZoneField
          value={draft.timeZone}
          error={errors.timeZone}
          siteLabel={siteZoneLabel(instance)}
          hint={variableHint('TIME_ZONE')}
          onChange={(timeZone) => change({ timeZone })}
        />
      </SettingsSection>
      <AnnouncementFields draft={draft} errors={errors} onChange={change} />
      <SettingsSection
        title="Texts"
        text="Each text has a page, which every page links to. An empty line begins a paragraph."
      >
        {texts.map(({ name, label }) => (
          <Field key={name} label={label} optional error={errors[name]}>
            {(control) => (
              <TextArea
                {...control}
                rows={5}
                maxLength={20_000}
                value={draft[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </SettingsSection>
      <Button type="submit" pending={isSaving} pendingLabel="Saving...">
        Save
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  > button { justify-self: start; }
`;
