import { Flag } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../auth/useSession.ts';
import type { NoticeKind } from '../notices/noticeKinds.ts';
import { MenuItem } from '../ui/MenuItem.tsx';

interface Props {
  kind: NoticeKind;
  id: string;
  onReport(): void;
}

/** The row that reports a thing. Visitors report without an account. */
export function ReportRow({ kind, id, onReport }: Props) {
  const { user } = useSession();
  const navigate = useNavigate();

  return (
    <MenuItem icon={<Flag />} onSelect={() => (user ? onReport() : navigate(`/notice/${kind}/${id}`))}>
      Report
    </MenuItem>
  );
}
