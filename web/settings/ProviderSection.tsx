import type { FormEvent } from 'react';
import { useSettingsPageQuery } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { Button } from '../ui/Button.tsx';
import { FactsRow } from '../ui/FactsRow.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useIdentities } from './useIdentities.ts';

/** The accounts elsewhere by which a member signs in. Renders nothing on an instance without a provider. */
export function ProviderSection() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const { password, setPassword, error, linkAccount, removeAccount, isLeaving, isRemoving } = useIdentities();
  const provider = data?.instance.provider;
  if (!data?.viewer || !provider) return null;
  const { hasPassword } = data.viewer;
  const identities = data.viewer.identities ?? [];

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void linkAccount();
  };

  return (
    <SettingsSection
      title={provider.name}
      text={`Sign in by an account at ${provider.name}. A new password removes these, so link yours again after it.`}
    >
      {identities.length > 0 && (
        <SettingsRows aria-label="Linked accounts">
          {identities.map(({ id, issuer, label, createdAt }) => {
            const name = label ?? new URL(issuer).host;
            return (
              <FactsRow
                key={id}
                name={name}
                facts={[{ term: 'Linked', instant: createdAt, words: formatDay(createdAt) }]}
              >
                <Button
                  variant="outline"
                  size="small"
                  aria-label={`Remove ${name}`}
                  disabled={isRemoving}
                  onClick={() => void removeAccount(id)}
                >
                  Remove
                </Button>
              </FactsRow>
            );
          })}
        </SettingsRows>
      )}
      <SettingsForm noValidate onSubmit={handleSubmit}>
        {(hasPassword || error) && <OwnPasswordField value={password} error={error} onChange={setPassword} />}
        <Button type="submit" pending={isLeaving}>
          Link an account
        </Button>
      </SettingsForm>
    </SettingsSection>
  );
}
