import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { Units } from '../lib/formatDistance.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { textOf } from './RouteFile.tsx';
import type { RideRoute } from './sendRouteFile.ts';
import type { BatchFile } from './useRouteBatch.ts';
import { useRouteBatch } from './useRouteBatch.ts';

interface Props {
  files: File[];
  /** The number of pace groups that the ride can still have. */
  room: number;
  /** Makes pace groups of the routes. */
  onAdd(routes: RideRoute[]): void;
  onSending(isSending: boolean): void;
  onClose(): void;
}

/** Uploads several files, says what has become of each, and offers to make pace groups of them. */
export function RouteBatch({ files, room, onAdd, onSending, onClose }: Props) {
  const units = useUnits();
  const batch = useRouteBatch(files, { room, fullText: 'A ride has at most 4 pace groups: this file was left out.' });
  const [isAdded, setAdded] = useState(false);
  const routes = batch.flatMap((file) => (file.state === 'read' ? [file.route] : []));
  const isSending = batch.length === 0 || batch.some(({ state }) => state === 'waiting' || state === 'sending');
  const ready = `${routes.length} of ${files.length} files read`;

  const report = useEffectEvent((is: boolean) => onSending(is));
  useEffect(() => {
    if (!isSending) return;
    report(true);
    return () => report(false);
  }, [isSending]);

  const add = () => {
    onAdd(routes);
    // Problems stay until the rider closes the list.
    if (routes.length === files.length) onClose();
    else setAdded(true);
  };

  return (
    <Root role="group" aria-label="Route files">
      <Head>
        <LiveText visible>{isSending ? 'Reading the files...' : `${ready}.`}</LiveText>
        <IconButton label="Close the list of files" icon={<X />} onClick={onClose} />
      </Head>
      <ul>
        {batch.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name, and their order never changes.
          <li key={index} data-failed={file.state === 'failed' || undefined}>
            <b dir="auto">{file.name}</b>
            <span>{wordsOf(file, units)}</span>
          </li>
        ))}
      </ul>
      {!isSending && !isAdded && routes.length > 0 && (
        <div>
          <Button variant="outline" size="small" onClick={add}>
            {routes.length === 1 ? 'Add as a Pace Group' : `Add as ${routes.length} Pace Groups`}
          </Button>
        </div>
      )}
    </Root>
  );
}

function wordsOf(file: BatchFile, units: Units): string {
  if (file.state === 'failed') return file.problem;
  if (file.state === 'read') return textOf(formatDistance(file.route.distance, units));
  return file.state === 'waiting' ? 'Waiting' : `Uploading, ${Math.floor(file.percent)}%`;
}

const { color, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 8px 8px 12px 14px;
  border-radius: ${theme.radius.control};
  background: ${color.surfaceSunken};
  font: ${type.small};

  ul { display: grid; gap: 6px; }
  li { display: grid; }
  b { font-weight: 600; overflow-wrap: anywhere; }
  li > span { color: ${color.textMuted}; font-variant-numeric: tabular-nums; }
  [data-failed] > span { color: ${color.danger}; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
`;
