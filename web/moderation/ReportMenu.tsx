import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { NoticeKind } from '../notices/noticeKinds.ts';
import { menuRows } from '../ui/floatingParts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LazyMenu } from '../ui/Menu.tsx';
import { LazyReportDialog } from './LazyReportDialog.tsx';

const rows = menuRows(() => import('./ReportRow.tsx').then((module) => module.ReportRow));

interface Props {
  kind: NoticeKind;
  id: string;
  /** The id of the element that names the thing. */
  describedBy: string;
}

/** The menu of a thing that can only be reported. */
export function ReportMenu({ kind, id, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <LazyMenu rows={rows} trigger={<IconButton label="More" icon={<Ellipsis />} aria-describedby={describedBy} />}>
        {(Row) => <Row kind={kind} id={id} onReport={() => setOpen(true)} />}
      </LazyMenu>
      <LazyReportDialog open={isOpen} onOpenChange={setOpen} kind={kind} id={id} />
    </>
  );
}
