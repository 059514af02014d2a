import { CheckCheck } from 'lucide-react';
import { useNotificationsQuery } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useMarkRead } from './useMarkRead.ts';

interface Props {
  /** Called after marking, when the button has disappeared, to move the focus. */
  onDone(): void;
}

/** Marks the listed and older notifications as read. Rendered only while one of them is unread. */
export function MarkAllRead({ onDone }: Props) {
  const { data } = useNotificationsQuery({ fetchPolicy: 'cache-only' });
  const { markRead, isMarking } = useMarkRead();
  const edges = data?.notifications.edges ?? [];
  const [latest] = edges;

  if (!latest || edges.every(({ node }) => node.isRead)) return null;
  const handleClick = async () => {
    if (await markRead({ upTo: latest.cursor })) onDone();
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<CheckCheck />}
      pending={isMarking}
      pendingLabel="Marking..."
      onClick={() => void handleClick()}
    >
      Mark all as read
    </Button>
  );
}
