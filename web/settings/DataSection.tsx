import styled from '@emotion/styled';
import { CircleAlert, Download } from 'lucide-react';
import type { SessionUserFragment } from '../generated.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useDataExport } from './useDataExport.ts';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** Where a member takes away all that is held of them. */
export function DataSection({ user }: Props) {
  const { exportOf, isExporting, failure } = useDataExport();

  return (
    <SettingsSection
      title="Your data"
      text="Everything that Cycle Chat holds of you, in one JSON file: your profile, posts, rides, comments, moments, likes, follows and the rest."
    >
      {failure && (
        <Alert tone="danger" icon={<CircleAlert />}>
          Your data could not be downloaded. {failure}
        </Alert>
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

const Start = styled.div`
  display: flex;
`;
