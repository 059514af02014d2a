import type { FormEvent } from 'react';
import { authenticator } from '../auth/authenticator.ts';
import { useSettingsPageQuery } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { formatDay } from '../lib/formatDay.ts';
import { Button } from '../ui/Button.tsx';
import { FactsRow } from '../ui/FactsRow.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { usePasskeys } from './usePasskeys.ts';

/** The passkeys of a member. Renders nothing where the browser has none and the member neither. */
export function PasskeySection() {
  const { data } = useSettingsPageQuery({ fetchPolicy: 'cache-only' });
  const { draft, setDraft, errors, addPasskey, removePasskey, isAdding, isRemoving } = usePasskeys();
  const passkeys = data?.viewer?.passkeys ?? [];
  const canAdd = authenticator.isThere();
  if (!data?.viewer || (!canAdd && passkeys.length === 0)) return null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void addPasskey();
  };

  return (
    <SettingsSection
      title="Passkeys"
      text="Sign in by the fingerprint, face or PIN of your device. A new password removes these, so add yours again after it."
    >
      {passkeys.length > 0 && (
        <SettingsRows aria-label="Your passkeys">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <FactsRow
              key={id}
              name={name}
              facts={[
                { term: 'Last used', instant: lastUsedAt, words: lastUsedAt ? formatAgo(lastUsedAt) : 'Never' },
                { term: 'Added', instant: createdAt, words: formatDay(createdAt) },
              ]}
            >
              <Button
                variant="outline"
                size="small"
                aria-label={`Remove ${name}`}
                disabled={isRemoving}
                onClick={() => void removePasskey(id)}
              >
                Remove
              </Button>
            </FactsRow>
          ))}
        </SettingsRows>
      )}
      <SettingsForm noValidate onSubmit={handleSubmit}>
        {canAdd && (
          <Field label="Name of the passkey" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                maxLength={100}
                value={draft.name}
                onChange={(event) => setDraft({ ...draft, name: event.target.value })}
              />
            )}
          </Field>
        )}
        {(data.viewer.hasPassword || errors.password) && (
          <OwnPasswordField
            value={draft.password}
            error={errors.password}
            onChange={(password) => setDraft({ ...draft, password })}
          />
        )}
        {canAdd && (
          <Button type="submit" pending={isAdding}>
            Add a passkey
          </Button>
        )}
      </SettingsForm>
    </SettingsSection>
  );
}
