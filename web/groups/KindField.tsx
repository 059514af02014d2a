import type { GroupKind } from '../generated.ts';
import { Field } from '../ui/Field.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';

interface Props {
  value: GroupKind;
  error: string | undefined;
  isNew: boolean;
  onChange(kind: GroupKind): void;
}

const options: readonly { value: GroupKind; label: string }[] = [
  { value: 'OPEN', label: 'Open: everyone finds it and joins it' },
  { value: 'CLOSED', label: 'Closed: everyone finds it, organisers admit members' },
  { value: 'HIDDEN', label: 'Hidden: only members find it, others join by a link' },
];

const shutHint = 'Only members see posts, rides and who the members are.';
const hints: Record<GroupKind, { fresh: string; former: string }> = {
  OPEN: {
    fresh: 'Members can also write posts that everyone sees.',
    former: 'Earlier posts stay with the members. Everyone who joins becomes one.',
  },
  CLOSED: { fresh: shutHint, former: `${shutHint} Public posts become posts for members for good.` },
  HIDDEN: { fresh: shutHint, former: `${shutHint} Public posts become posts for members for good.` },
};

/** The choice of who finds a group, and who joins it. */
export function KindField({ value, error, isNew, onChange }: Props) {
  return (
    <Field label="Who can join" error={error} hint={isNew ? hints[value].fresh : hints[value].former}>
      {(control) => (
        <NativeSelect
          {...control}
          options={options}
          value={value}
          onChange={({ target }) => onChange(kindOf(target.value))}
        />
      )}
    </Field>
  );
}

const kindOf = (text: string): GroupKind => options.find(({ value }) => value === text)?.value ?? 'OPEN';
