import styled from '@emotion/styled';
import { CircleAlert, Download } from 'lucide-react';
import type { SessionUserFragment } from '../generated.ts';
import { useSettingsPageQuery } from '../generated.ts';
import { formatNumber } from '../lib/formatNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useDataExport } from './useDataExport.ts';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The settings section for downloading a member's data. */
export function DataSection({ user }: Props) {
  const { data } = useSettingsPageQuery({ skip: !user });
  const storage = data?.viewer?.storage;
  const { exportOf, isExporting, failure } = useDataExport();

  return (
    <SettingsSection
      title="Your data"
      text="All data that Cycle Chat stores about you, in one JSON file: your profile, posts, rides, comments, moments, likes, follows, route files and the rest."
    >
      {failure && (
        <Alert tone="danger" icon={<CircleAlert />}>
          Your data could not be downloaded. {failure}
        </Alert>
      )}
      {storage && (
        <Kept>
          You keep {megabytes(storage.pictureBytes)} of {megabytes(storage.maximumPictureBytes)} of pictures and{' '}
          {formatNumber(storage.routeCount, 0)} of {formatNumber(storage.maximumRouteCount, 0)} routes, whose files use{' '}
          {megabytes(storage.routeFileBytes)} of {megabytes(storage.maximumRouteFileBytes)}.
        </Kept>
      )}
      <Start>
        <Button
          variant="outline"
          icon={<Download />}
          pending={isExporting}
          pendingLabel="Preparing..."
          disabled={!user}
          onClick={() => user && void exportOf(user)}
        >
          Download Data
        </Button>
      </Start>
    </SettingsSection>
  );
}

const megabytes = (bytes: number) => `${formatNumber(bytes / 2 ** 20, 0)} MB`;

const Kept = styled.p`
  color: ${theme.color.textMuted};
`;

const Start = styled.div`
  display: flex;
`;
