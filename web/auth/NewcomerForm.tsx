import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useRegisterByProviderMutation } from '../generated.ts';
import { offerFirstSteps } from '../onboarding/firstSteps.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { AddressSwitch } from './AddressSwitch.tsx';
import type { StoredSession } from './storedSession.ts';

interface Props {
  proposed: { username: string | null; displayName: string | null };
  invitation: string | undefined;
  /** The address that the invitation was mailed to. */
  invitedAddress: string | undefined;
  onRegistered(session: StoredSession): void;
}

const fields = [
  { name: 'username', label: 'Username', autoComplete: 'username', missing: 'Username is required' },
  { name: 'displayName', label: 'Display name', autoComplete: 'name', missing: 'Display name is required' },
] as const;

/** The last step of a sign-up by the provider: the names here. */
export function NewcomerForm({ proposed, invitation, invitedAddress, onRegistered }: Props) {
  const [names, setNames] = useState({ username: proposed.username ?? '', displayName: proposed.displayName ?? '' });
  const [errors, setErrors] = useState<Partial<typeof names>>({});
  const [failure, setFailure] = useState<string>();
  const [usesAddress, setUsesAddress] = useState(true);
  const mailAddress = usesAddress ? invitedAddress : undefined;
  const [register, { loading }] = useRegisterByProviderMutation();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const send = async () => {
    const [username, displayName] = [names.username.trim(), names.displayName.trim()];
    try {
      const { data } = await register({ variables: { input: { username, displayName, invitation, mailAddress } } });
      if (!data?.registerByProvider) throw new Error('The response is empty');
      offerFirstSteps();
      onRegistered(data.registerByProvider);
    } catch (error) {
      const fault = faultOf(error);
      if (fault?.field && fault.field in names) setErrors({ [fault.field]: fault.message });
      else setFailure(fault?.message ?? 'Registration failed. Please try again.');
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const missing = fields.filter(({ name }) => !names[name].trim());
    setErrors(Object.fromEntries(missing.map(({ name, missing: message }) => [name, message])));
    setFailure(undefined);
    if (missing.length === 0) void send();
  };

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              name={name}
              autoComplete={autoComplete}
              value={names[name]}
              onChange={(event) => setNames({ ...names, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {invitedAddress && <AddressSwitch address={invitedAddress} isOn={usesAddress} onChange={setUsesAddress} />}
      <Button type="submit" size="large" block pending={loading}>
        Create an account
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
