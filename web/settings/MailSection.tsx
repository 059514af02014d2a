import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useSettingsPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { MailFields } from './MailFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useMailForm } from './useMailForm.ts';

/** The settings section for the address of mails about the account. Renders nothing on an instance without mail. */
export function MailSection() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const form = useMailForm();
  const { submit, remove, isChanging } = form;
  if (!data?.viewer || !data.instance.sendsMail) return null;
  const { address, pending } = data.viewer.mailAddress ?? { address: null, pending: null };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <SettingsSection
      title="E-mail address"
      text="Mails about your account go here, such as a link for a new password, or a sign-in on a new device. Nobody else sees the address."
      action={
        address && (
          <Button variant="outline" disabled={isChanging} onClick={() => void remove()}>
            Remove address
          </Button>
        )
      }
    >
      <Lines role="status">
        {address && (
          <p>
            <strong>{address}</strong> is confirmed.
          </p>
        )}
        {pending && (
          <p>
            A link is on its way to <strong>{pending}</strong>. Open it within 24 hours.
          </p>
        )}
        {!address && !pending && <p>Without an address nobody can send you a link if you forget your password.</p>}
      </Lines>
      <SettingsForm noValidate onSubmit={handleSubmit}>
        <MailFields form={form} label={address ? 'New e-mail address' : 'E-mail address'} />
        <Button type="submit" pending={isChanging} pendingLabel="Sending...">
          Send a link
        </Button>
      </SettingsForm>
    </SettingsSection>
  );
}

const { space } = theme;

const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;
