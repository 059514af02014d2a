import styled from '@emotion/styled';
import { UserPlus } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { v7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import { useSetRideGuestMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { Select } from '../ui/Select.tsx';
import type { SheetRide } from './sheetGroups.ts';

/** The limit of the server. */
const maxName = 60;
const none = 'none';

interface Props {
  postId: string;
  paceGroups: SheetRide['paceGroups'];
  /** The pace group of the leader, in which a guest rides unless they choose another. */
  ownGroupId: string | null;
}

/** Adds a guest to the sheet. */
export function SheetGuestForm({ postId, paceGroups, ownGroupId }: Props) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const [add, { loading }] = useSetRideGuestMutation();
  const group = chosen ?? ownGroupId ?? none;
  const options = [
    ...paceGroups.map((each) => ({ value: each.id, label: `${each.letter} · ${each.name}` })),
    { value: none, label: 'No group' },
  ];

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setError(given ? undefined : 'Please enter the name of the guest');
    if (!given) return;
    const paceGroupId = group === none ? null : group;
    try {
      await add({ variables: { input: { postId, guestId: v7(), name: given, paceGroupId } } });
      setName('');
    } catch (failure) {
      setError(faultOf(failure)?.message ?? 'Failed to add the guest. Please try again.');
    }
  };

  return (
    <Form data-grouped={paceGroups.length > 0 || undefined} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label="Guest"
        error={error}
        hint="Only leaders see guests. Their names are deleted 30 days after the ride."
      >
        {(control) => (
          <Input {...control} maxLength={maxName} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      {paceGroups.length > 0 && (
        <Select label="Group of the guest" value={group} onValueChange={setChosen} options={options} />
      )}
      <Button type="submit" variant="soft" icon={<UserPlus />} pending={loading} pendingLabel="Adding...">
        Add Guest
      </Button>
    </Form>
  );
}

const { space } = theme;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};

  > :first-of-type { flex: 1; }
  > button { margin-top: 26px; }

  &[data-grouped] > :first-of-type { flex-basis: 100%; }
  &[data-grouped] > * + * { flex: 1; align-self: end; margin-top: 0; }
`;
