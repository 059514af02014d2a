import type { Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { ProfileDraft, ProfileErrors } from './profileDraft.ts';
import { DEFAULT_MONTHLY_GOAL } from './shownProfile.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

interface Props {
  username: string;
  draft: ProfileDraft;
  errors: ProfileErrors;
  onChange(draft: ProfileDraft): void;
}

const unitOptions: readonly { value: Units; label: string }[] = [
  { value: 'IMPERIAL', label: 'Miles (mi)' },
  { value: 'METRIC', label: 'Kilometers (km)' },
];

const contacts = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
  { name: 'location', label: 'Location', type: 'text', autoComplete: 'address-level2', maxLength: 100 },
] as const;

export function ProfileFields({ username, draft, errors, onChange }: Props) {
  const change = (next: Partial<ProfileDraft>) => onChange({ ...draft, ...next });

  return (
    <>
      <Field label="Display name" error={errors.displayName}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={50}
            value={draft.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
          />
        )}
      </Field>
      <Field label="Username">
        {(control) => <Input {...control} required={false} readOnly autoComplete="username" value={username} />}
      </Field>
      <Field label="Bio" error={errors.bio}>
        {(control) => (
          <TextArea
            {...control}
            required={false}
            maxLength={500}
            placeholder="Tell us about yourself..."
            value={draft.bio}
            onChange={(event) => change({ bio: event.target.value })}
          />
        )}
      </Field>
      {contacts.map(({ name, label, ...attributes }) => (
        <Field key={name} label={label} error={errors[name]}>
          {(control) => (
            <Input
              {...control}
              {...attributes}
              required={false}
              value={draft[name]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label="Monthly Distance Goal" error={errors.monthlyGoal} hint={goalHint(draft)}>
        {(control) => (
          <Input
            {...control}
            required={false}
            type="number"
            inputMode="decimal"
            min={1}
            step="any"
            unit="miles"
            value={draft.monthlyGoal}
            onChange={(event) => change({ monthlyGoal: event.target.value })}
          />
        )}
      </Field>
      <Select
        label="Distance units"
        value={draft.unitsPreference}
        onValueChange={(unitsPreference) => change({ unitsPreference })}
        options={unitOptions}
      />
      <TimeZoneField value={draft.timeZone} error={errors.timeZone} onChange={(timeZone) => change({ timeZone })} />
    </>
  );
}

/** The goal is entered in miles. The hint shows it in kilometres to riders who use them. */
function goalHint({ monthlyGoal, unitsPreference }: ProfileDraft): string {
  const usual = `The default is ${DEFAULT_MONTHLY_GOAL} miles.`;
  const miles = Number(monthlyGoal);
  if (unitsPreference !== 'METRIC' || !(miles > 0)) return usual;
  return `${formatDistance(miles, 'METRIC').value} km. ${usual}`;
}
