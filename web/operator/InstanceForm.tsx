import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import type { OperatorInstanceQuery, SignUps } from '../generated.ts';
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

const unitOptions = [
  { value: '', label: 'Those of the browser, miles for new members' },
  { value: 'METRIC', label: 'Kilometres' },
  { value: 'IMPERIAL', label: 'Miles' },
];
const signUpLabels: Record<SignUps, string> = {
  OPEN: 'Open: everybody',
  INVITATION: 'By invitation',
  APPROVAL: 'By approval, or by invitation',
  CLOSED: 'Closed: nobody',
};

/** The label of the default, with its value. A setting hides the value of the variable. */
const unsetLabel = (variable: string, inForce: string | null) =>
  inForce === null ? `Not set: the variable ${variable} decides` : `Not set: ${inForce}, by the variable ${variable}`;

function signUpOptions({ signUps, settings }: Props['instance']) {
  const [inForce = null] = settings.signUps === null ? signUpLabels[signUps].split(':') : [];
  const modes = Object.entries(signUpLabels).map(([value, label]) => ({ value, label }));
  return [{ value: '', label: unsetLabel('SIGN_UPS', inForce) }, ...modes];
}

const siteZoneLabel = ({ timeZone, settings }: Props['instance']) =>
  unsetLabel('TIME_ZONE', settings.timeZone === null ? nameOfZone(timeZone) : null);

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
          error={errors.signUps}
          options={signUpOptions(instance)}
          value={draft.signUps}
          onChange={(signUps) => change({ signUps })}
        />
        <ChoiceField
          label="Units"
          error={errors.units}
          options={unitOptions}
          value={draft.units}
          onChange={(units) => change({ units })}
        />
        <TimeZoneField
          value={draft.timeZone}
          error={errors.timeZone}
          siteLabel={siteZoneLabel(instance)}
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
