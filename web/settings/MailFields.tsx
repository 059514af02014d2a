import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import type { useMailForm } from './useMailForm.ts';

interface Props {
  form: ReturnType<typeof useMailForm>;
  label: string;
  optional?: boolean;
  hint?: string;
}

const MAX_LENGTH = 254;

/** The fields of a new address for mails: the address, and the password once the server asks for it. */
export function MailFields({ form, label, optional, hint }: Props) {
  const { draft, change, errors, needsPassword } = form;

  return (
    <>
      <Field label={label} optional={optional} error={errors.address} hint={hint}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={MAX_LENGTH}
            value={draft.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        )}
      </Field>
      {needsPassword && (
        <OwnPasswordField
          value={draft.currentPassword}
          error={errors.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
        />
      )}
    </>
  );
}
