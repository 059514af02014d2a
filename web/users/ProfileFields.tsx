import type { Units } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { entryOf, toEntry } from '../lib/unitEntry.ts';
import { useUnitEntry } from '../lib/useUnitEntry.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { ProfileDraft, ProfileErrors } from './profileDraft.ts';
import { MIN_GOAL } from './profileDraft.ts';
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
      <GoalField draft={draft} error={errors.monthlyGoal} onText={(monthlyGoal) => change({ monthlyGoal })} />
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

interface GoalProps {
  draft: ProfileDraft;
  error: string | undefined;
  /** Receives miles. */
  onText(text: string): void;
}

/** The goal, typed in the units that are chosen in the form. */
function GoalField({ draft: { monthlyGoal, unitsPreference: units }, error, onText }: GoalProps) {
  const { text, type } = useUnitEntry({ measure: 'distance', units, value: monthlyGoal, onText });
  const { name } = entryOf('distance', units);
  const usual = formatDistance(DEFAULT_MONTHLY_GOAL, units).value;
  return (
    <Field label="Monthly Distance Goal" error={error} hint={`The default is ${usual} ${name}.`}>
      {(control) => (
        <Input
          {...control}
          required={false}
          type="number"
          inputMode="decimal"
          min={toEntry(String(MIN_GOAL), 'distance', units)}
          step="any"
          unit={name}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
