import type { GroupHeadFragment } from '../generated.ts';
import { usePlanGroupEventMutation, useSiteZoneQuery } from '../generated.ts';
import { EventForm } from '../operator/EventForm.tsx';
import { newEventOf } from '../operator/eventDraft.ts';
import { forgetOf } from '../operator/forgetOf.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: Pick<GroupHeadFragment, 'id' | 'name'>;
}

/** Plans an event of a group that the viewer organises. */
export function PlanEventDialog({ open, onOpenChange, group }: Props) {
  const { data } = useSiteZoneQuery({ skip: !open });
  const [plan] = usePlanGroupEventMutation({
    update: (cache) => {
      forgetOf('event')(cache);
      cache.evict({ id: cache.identify({ __typename: 'Group', id: group.id }), fieldName: 'events' });
    },
  });
  if (!open || !data) return null;
  return (
    <EventForm
      title={`New event of ${group.name}`}
      saveLabel="Create"
      event={undefined}
      siteZone={data.instance.timeZone}
      sending={{
        done: 'The event is created',
        send: (draft) => plan({ variables: { input: { ...newEventOf(draft), groupId: group.id } } }),
      }}
      onClose={() => onOpenChange(false)}
    />
  );
}
