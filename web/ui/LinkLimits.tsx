import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

type Limit = 'uses' | 'days';

interface Props {
  /** The label of the number of members whom one link admits. */
  usesLabel: string;
  maxDays: number;
  draft: Record<Limit, string>;
  errors: Partial<Record<Limit, string | undefined>>;
  onChange(changes: Partial<Record<Limit, string>>): void;
}

/** How often a new link can be used, and for how long. The limits are those of the server. */
export function LinkLimits({ usesLabel, maxDays, draft, errors, onChange }: Props) {
  const limits = [
    { name: 'uses', label: usesLabel, max: 1000 },
    { name: 'days', label: 'Days until it ends', max: maxDays },
  ] as const;
  return limits.map(({ name, label, max }) => (
    <Field key={name} label={label} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={1}
          max={max}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  ));
}
