import type { RefObject } from 'react';
import { useState } from 'react';
import { calendarsOf } from '../calendars/calendarsOf.ts';
import { LinkDialog } from '../calendars/LinkDialog.tsx';
import { LinkPasswordDialog } from '../calendars/LinkPasswordDialog.tsx';
import { useCalendarLink } from '../calendars/useCalendarLink.ts';
import type { CalendarsPageQuery } from '../generated.ts';
import { useCalendarsPageQuery } from '../generated.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: { id: string; name: string };
  viewerId: string;
  /** Receives the focus on close. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Makes a link to the rides of a group for the viewer's calendar program, or replaces the one that exists. */
export function GroupCalendarDialog({ open, onOpenChange, ...props }: Props) {
  const { data, error, refetch } = useCalendarsPageQuery({ skip: !open });
  const viewer = data?.viewer;

  if (viewer) return <LinkMaker {...props} open={open} onOpenChange={onOpenChange} viewer={viewer} onStale={refetch} />;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Calendar">
      {error ? (
        <Failure title="The calendars could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton count={1} shape="person" />
      )}
    </Dialog>
  );
}

interface LinkMakerProps extends Props {
  viewer: NonNullable<CalendarsPageQuery['viewer']>;
  onStale(): Promise<unknown>;
}

function LinkMaker({ open, onOpenChange, group, viewerId, viewer, onStale, focusFallback }: LinkMakerProps) {
  const [url, setUrl] = useState<string | null>(null);
  const { id: groupId, name } = group;
  const known = calendarsOf(viewer).find((calendar) => calendar.groupId === groupId);
  const calendar = known ?? { key: groupId, name, hint: '', kind: 'GROUP_RIDES', groupId, link: undefined };
  const { makeLink, isMaking, proof } = useCalendarLink({ viewerId, calendar, onStale: () => void onStale() });

  const handleMake = async () => {
    const made = await makeLink();
    if (made) setUrl(made);
  };
  const close = () => {
    setUrl(null);
    onOpenChange(false);
  };

  if (url) return <LinkDialog name={name} url={url} onClose={close} focusFallback={focusFallback} />;
  const forgetPassword = () => {
    proof.forgetPassword();
    onOpenChange(false);
  };
  return (
    <>
      <ConfirmDialog
        open={open && proof.passwordError === undefined}
        onOpenChange={onOpenChange}
        title={calendar.link ? `New link to ${name}?` : `Calendar of ${name}`}
        text={calendar.link ? replacing : explanation}
        confirmLabel={calendar.link ? 'New Link' : 'Create Link'}
        onConfirm={() => void handleMake()}
        pending={isMaking}
        pendingLabel="Creating..."
        focusFallback={focusFallback}
      />
      <LinkPasswordDialog
        name={name}
        proof={{ ...proof, forgetPassword }}
        isMaking={isMaking}
        onMake={() => void handleMake()}
        focusFallback={focusFallback}
      />
    </>
  );
}

const explanation =
  'A link adds the rides of this group that you may see to the calendar of your phone or computer, and keeps them up ' +
  'to date.';
const replacing = 'You have a link already. It stops working at once: calendars that use it must be given the new one.';
