import { CheckCheck } from 'lucide-react';
import { useNotificationsQuery } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useMarkRead } from './useMarkRead.ts';

interface Props {
  /** The button is gone then: says where the focus goes. */
  onDone(): void;
}

/** Marks what is listed, and what is older; there only while something of it is not read. */
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
