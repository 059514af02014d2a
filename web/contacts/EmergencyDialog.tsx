import styled from '@emotion/styled';
import { useEmergencySettingsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { EmergencyForm } from './EmergencyForm.tsx';
import { EmergencyReaders } from './EmergencyReaders.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** A member's emergency contact: who reads it, the form, and who has read it. */
export function EmergencyDialog({ open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Emergency Contact">
      <Content>
        <p>
          The leaders of a ride that you have joined can read this, from 2 hours before the start to 6 hours after the
          end. Nobody else can: no other member, no visitor, and not the operator on their board. If you leave the ride,
          or it is called off, its leaders can no longer read it.
        </p>
        <p>You do not have to give anything. You can remove it at any time.</p>
        <Emergency onDone={() => onOpenChange(false)} />
      </Content>
    </Dialog>
  );
}

function Emergency({ onDone }: { onDone(): void }) {
  const { data, error, refetch } = useEmergencySettingsQuery({ fetchPolicy: 'no-cache' });
  const viewer = data?.viewer;
  if (!viewer && error)
    return <Failure title="Your emergency contact could not be loaded" onRetry={() => void refetch()} />;
  if (!viewer) return <ListSkeleton count={1} shape="words" />;
  return (
    <>
      <EmergencyForm contact={viewer.emergencyContact} onDone={onDone} />
      <EmergencyReaders readers={viewer.emergencyReaders ?? []} readings={viewer.emergencyReadings ?? []} />
    </>
  );
}

const { color, space, type } = theme;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > p { color: ${color.textMuted}; font: ${type.small}; text-wrap: pretty; }
`;
