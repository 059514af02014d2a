import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { ReportTarget } from '../generated.ts';
import { menuRows } from '../ui/floatingParts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { LazyMenu } from '../ui/Menu.tsx';

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx').then((module) => module.ReportDialog));
const rows = menuRows(() => import('./ReportRow.tsx').then((module) => module.ReportRow));

interface Props {
  kind: 'group' | 'event';
  id: string;
  /** The id of the heading, which names the thing. */
  describedBy: string;
}

/** The menu of a page that can be reported. */
export function ReportMenu({ kind, id, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const targetType: ReportTarget = kind === 'group' ? 'GROUP' : 'EVENT';

  return (
    <>
      <LazyMenu rows={rows} trigger={<IconButton label="More" icon={<Ellipsis />} aria-describedby={describedBy} />}>
        {(Row) => <Row kind={kind} id={id} onReport={() => setOpen(true)} />}
      </LazyMenu>
      <ReportDialog open={isOpen} onOpenChange={setOpen} targetType={targetType} targetId={id} noun={kind} />
    </>
  );
}
