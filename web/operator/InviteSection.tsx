import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Field } from '../ui/Field.tsx';
import { LinkLimits } from '../ui/LinkLimits.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { tabPath } from './boardTabs.ts';
import { useInviteForm } from './useInviteForm.ts';

/** The longest list of addresses. */
const maxLength = 25_600;

interface Props {
  /** Whether nobody can sign up, not even by an invitation. */
  isClosed: boolean;
}

/** Makes invitations, and shows their links where no mail contains them. */
export function InviteSection({ isClosed }: Props) {
  const { draft, change, errors, links, isInviting, invite } = useInviteForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite();
  };
  return (
    <SettingsSection title="Invite" text="A link leads to the form for sign-up. Paste addresses to invite a club.">
      {isClosed && (
        <Alert tone="note">
          Sign-up is closed, and an invitation does not open it. First choose ‘By invitation’ on the tab{' '}
          <TextLink to={tabPath('instance')}>Instance</TextLink>.
        </Alert>
      )}
      <Form noValidate onSubmit={submit}>
        <Numbers>
          <LinkLimits usesLabel="Sign-ups by each link" maxDays={365} draft={draft} errors={errors} onChange={change} />
        </Numbers>
        <Field
          label="E-mail addresses"
          optional
          error={errors.addresses}
          hint="One a line or between commas, 100 at most, also as Ada <ada@example.org>. Without an address you get one link to hand over."
        >
          {(control) => (
            <TextArea
              {...control}
              dir="ltr"
              spellCheck={false}
              maxLength={maxLength}
              value={draft.addresses}
              onChange={({ target }) => change({ addresses: target.value })}
            />
          )}
        </Field>
        <Button type="submit" pending={isInviting} pendingLabel="Inviting...">
          Invite
        </Button>
      </Form>
      {links.length > 0 && <Links key={links[0]} links={links} />}
    </SettingsSection>
  );
}

function Links({ links }: { links: readonly string[] }) {
  const [link = ''] = links;
  if (links.length === 1)
    return <CopyField label="Link" hint="Hand it over. It is shown only once." value={link} noun="link" focused />;
  return (
    <CopyField
      label={`${links.length} links`}
      hint="Hand them over. They are shown only once: copy them before you leave this tab."
      value={links.join('\n')}
      noun="links"
      rows={6}
      focused
    />
  );
}

const { media, space } = theme;

const Form = styled.form`
  display: grid;
  gap: ${space[4]};

  > button { justify-self: start; }
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: ${space[4]};

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
