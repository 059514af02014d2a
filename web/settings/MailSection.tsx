import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useSettingsPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { MailFields } from './MailFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useMailForm } from './useMailForm.ts';

/** The settings section for the address of mails about the account. On an instance without mail the operator confirms it. */
export function MailSection() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const form = useMailForm();
  const { submit, remove, isChanging } = form;
  if (!data?.viewer) return null;
  const { text, waiting, rest, missing, submitLabel, pendingLabel } = data.instance.sendsMail ? byMail : byOperator;
  const { address, pending } = data.viewer.mailAddress ?? { address: null, pending: null };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <SettingsSection
      title="E-mail address"
      text={text}
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
            {waiting} <strong>{pending}</strong>
            {rest}
          </p>
        )}
        {!address && !pending && missing && <p>{missing}</p>}
      </Lines>
      <SettingsForm noValidate onSubmit={handleSubmit}>
        <MailFields form={form} label={address ? 'New e-mail address' : 'E-mail address'} />
        <Button type="submit" pending={isChanging} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </SettingsForm>
    </SettingsSection>
  );
}

const byMail = {
  text: 'Mails about your account go here, such as a link for a new password, or a sign-in on a new device. Nobody else sees the address.',
  waiting: 'A link is on its way to',
  rest: '. Open it within 24 hours.',
  missing: 'Without an address nobody can send you a link if you forget your password.',
  submitLabel: 'Send a link',
  pendingLabel: 'Sending...',
};

const byOperator = {
  text: 'By a confirmed address the operator recognises you, for example if you forget your password. Only you and the operator see it. This site sends no mail.',
  waiting: 'Ask the operator for the link that confirms',
  rest: '.',
  missing: null,
  submitLabel: 'Save address',
  pendingLabel: 'Saving...',
};

const { space } = theme;

const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`;
