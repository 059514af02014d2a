import { Download, FileDown } from 'lucide-react';
import { MenuItem } from '../ui/MenuItem.tsx';
import { useRouteDownload } from './useRouteDownload.ts';

interface Props {
  postId: string;
  /** Whether the viewer has uploaded the route. Nobody else gets its original file. */
  isOwn: boolean;
}

/** The rows of a menu that download the route of a ride. */
export function RouteDownloadItems({ postId, isOwn }: Props) {
  const { download } = useRouteDownload(postId);

  return (
    <>
      <MenuItem icon={<Download />} onSelect={() => void download('gpx')}>
        Download GPX
      </MenuItem>
      {isOwn && (
        <MenuItem icon={<FileDown />} onSelect={() => void download('original')}>
          Original File
        </MenuItem>
      )}
    </>
  );
}
