import { Download } from 'lucide-react';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useGpxDownload } from './useGpxDownload.ts';

interface Props {
  rideId: string;
}

export function GpxDownloadItem({ rideId }: Props) {
  const { download } = useGpxDownload(rideId);

  return (
    <MenuItem icon={<Download />} onSelect={() => void download()}>
      Download GPX
    </MenuItem>
  );
}
