import { Download } from 'lucide-react';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useRouteDownload } from './useRouteDownload.ts';

interface Props {
  postId: string;
}

export function GpxDownloadItem({ postId }: Props) {
  const { download } = useRouteDownload(postId);

  return (
    <MenuItem icon={<Download />} onSelect={() => void download('gpx')}>
      Download GPX
    </MenuItem>
  );
}
