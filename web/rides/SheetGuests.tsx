import styled from '@emotion/styled';
import { UserPlus, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { v7 } from 'uuid';
import { faultOf } from '../apollo/faultOf.ts';
import type { SheetGuestFragment } from '../generated.ts';
import { useRemoveRideGuestMutation, useSetRideGuestMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { useToast } from '../ui/Toast.tsx';
import { SheetRow } from './SheetRow.tsx';
import { guestTap, hereText } from './sheetGroups.ts';
import type { CheckIns } from './useCheckIns.ts';

/** The limits of the server. */
const maxName = 60;
const maxGuests = 20;

interface Props {
  postId: string;
  guests: readonly SheetGuestFragment[];
  checkIns: CheckIns;
  isOpen: boolean;
}

/** The guests of a ride, whom its leaders add by name. */
export function SheetGuests({ postId, guests, checkIns, isOpen }: Props) {
  const [remove] = useRemoveRideGuestMutation();
  const toast = useToast();

  const handleRemove = async ({ id }: SheetGuestFragment) => {
    try {
      await remove({ variables: { postId, guestId: id } });
    } catch (failure) {
      toast({ title: faultOf(failure)?.message ?? 'Failed to remove the guest. Please try again.', tone: 'danger' });
    }
  };

  return (
    <>
      <ul>
        {guests.map((guest) => {
          const tap = guestTap(guest);
          const isHere = checkIns.isHere(tap);
          return (
            <SheetRow
              key={guest.id}
              name={guest.name}
              note={`Guest · ${hereText(isHere, guest.tappedAt)}`}
              isHere={isHere}
              isOpen={isOpen}
              onCheck={(next) => checkIns.check([tap], next)}
            >
              <IconButton label={`Remove guest ${guest.name}`} icon={<X />} onClick={() => void handleRemove(guest)} />
            </SheetRow>
          );
        })}
      </ul>
      {guests.length < maxGuests && <GuestForm postId={postId} />}
    </>
  );
}

function GuestForm({ postId }: { postId: string }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [add, { loading }] = useSetRideGuestMutation();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    setError(given ? undefined : 'Please enter the name of the guest');
    if (!given) return;
    try {
      await add({ variables: { input: { postId, guestId: v7(), name: given } } });
      setName('');
    } catch (failure) {
      setError(faultOf(failure)?.message ?? 'Failed to add the guest. Please try again.');
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label="Guest"
        error={error}
        hint="Only leaders see guests. Their names are deleted 30 days after the ride."
      >
        {(control) => (
          <Input {...control} maxLength={maxName} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="soft" icon={<UserPlus />} pending={loading} pendingLabel="Adding...">
        Add Guest
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  > :first-of-type { flex: 1; }
  > button { margin-top: 26px; }
`;
