import styled from '@emotion/styled';
import { Ban, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import type { EventDetailsFragment } from '../generated.ts';
import { useDeleteGroupEventMutation, usePutGroupEventOnAgainMutation } from '../generated.ts';
import { forgetOf } from '../operator/forgetOf.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useToast } from '../ui/Toast.tsx';
import { CallOffEventDialog } from './CallOffEventDialog.tsx';
import { EditEventDialog } from './EditEventDialog.tsx';
import { eventPhase } from './eventPhase.ts';

interface Props {
  event: EventDetailsFragment;
}

/** The acts of an organiser on the page of an event of their group. */
export function PlannerBar({ event }: Props) {
  const [act, setAct] = useState<'edit' | 'callOff' | 'delete'>();
  const dialog = (name: typeof act) => ({ open: act === name, onOpenChange: () => setAct(undefined) });
  const { putOnAgain, isPutting, deleteEvent, isDeleting } = usePlannerActs(event);
  const isAhead = eventPhase(event, new Date()) === 'ahead';
  const isOff = event.calledOffAt !== null;

  return (
    <Root role="group" aria-label="Organiser">
      <Button size="small" variant="ghost" icon={<PencilLine />} onClick={() => setAct('edit')}>
        Edit
      </Button>
      {isAhead && !isOff && (
        <Button size="small" variant="ghost" icon={<Ban />} onClick={() => setAct('callOff')}>
          Call Off
        </Button>
      )}
      {isAhead && isOff && (
        <Button
          size="small"
          variant="ghost"
          icon={<RotateCcw />}
          pending={isPutting}
          pendingLabel="Putting on..."
          onClick={() => void putOnAgain()}
        >
          Put On Again
        </Button>
      )}
      <Button size="small" variant="ghost" icon={<Trash2 />} onClick={() => setAct('delete')}>
        Delete
      </Button>
      <EditEventDialog {...dialog('edit')} event={event} />
      <CallOffEventDialog {...dialog('callOff')} eventId={event.id} />
      <ConfirmDialog
        {...dialog('delete')}
        title="Delete this event?"
        text={
          isAhead && !isOff && event.participantCount > 0
            ? 'Nobody is notified, and nothing of it can be restored. To tell its registered members, call it off instead.'
            : 'It is deleted with its registrations. Nothing of it can be restored.'
        }
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        danger
        pending={isDeleting}
        onConfirm={() => void deleteEvent()}
      />
    </Root>
  );
}

function usePlannerActs({ id }: EventDetailsFragment) {
  const toast = useToast();
  const navigate = useNavigate();
  const [sendOn, { loading: isPutting }] = usePutGroupEventOnAgainMutation();
  const [sendDelete, { client, loading: isDeleting }] = useDeleteGroupEventMutation();
  const fail = (failure: unknown) =>
    toast({ title: faultOf(failure)?.message ?? 'That did not work. Please try again.', tone: 'danger' });

  const putOnAgain = async () => {
    try {
      await sendOn({ variables: { eventId: id } });
    } catch (failure) {
      fail(failure);
      return;
    }
    toast({ title: 'The event is on again', text: 'Its registered members are notified.', tone: 'success' });
  };

  const deleteEvent = async () => {
    try {
      await sendDelete({ variables: { eventId: id } });
    } catch (failure) {
      fail(failure);
      return;
    }
    // Navigates first. Otherwise the page would briefly say that the event does not exist.
    flushSync(() => navigate('/events', { replace: true }));
    forgetOf('event', id)(client.cache);
    toast({ title: 'The event is deleted', tone: 'success' });
  };

  return { putOnAgain, isPutting, deleteEvent, isDeleting };
}

const { color, media, space } = theme;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceHover};

  > button { flex: none; }
  ${media.phone} { padding: ${space[2]} ${space[3]}; }
`;
