import { Download } from 'lucide-react';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useGpxDownload } from './useGpxDownload.ts';

interface Props {
  postId: string;
}

export function GpxDownloadItem({ postId }: Props) {
  const { download } = useGpxDownload(postId);

  return (
    <MenuItem icon={<Download />} onSelect={() => void download()}>
      Download GPX
    </MenuItem>
  );
}
