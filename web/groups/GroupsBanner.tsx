import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useToast } from '../ui/Toast.tsx';
import groupsScene from './groupsScene.webp';

const FoundGroupDialog = lazyDialog(() => import('./FoundGroupDialog.tsx').then((module) => module.FoundGroupDialog));

interface Props {
  /** The number of groups. Absent until all are loaded. */
  count?: number;
  canCreate: boolean;
  /** Whether members found groups here. */
  canFound: boolean;
}

export function GroupsBanner({ count, canCreate, canFound }: Props) {
  const toast = useToast();
  const [isFounding, setFounding] = useState(false);
  const handleCreate = () => {
    if (canFound) setFounding(true);
    else toast({ title: 'Coming Soon: Group creation feature will be available soon!', tone: 'neutral' });
  };

  return (
    <Root as="div">
      <Words>
        <h1>Manage Groups</h1>
        {canCreate && (
          <>
            <Count>{count !== undefined && `${count} Groups Available`}</Count>
            <Button icon={<Plus />} onClick={handleCreate}>
              Create Group
            </Button>
            <FoundGroupDialog open={isFounding} onOpenChange={setFounding} />
          </>
        )}
      </Words>
      <Scene src={groupsScene} alt="" width="1184" height="789" />
    </Root>
  );
}

const { media, space } = theme;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: stretch;
  overflow: hidden;

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: center;
  justify-items: start;
  padding: ${space[6]};

  [data-variant] { margin-top: ${space[4]}; }
  ${media.phone} { order: 2; padding: 20px ${space[4]}; }
`;

const Count = styled.p`
  min-height: 24px;
  color: ${theme.color.textMuted};
`;

const Scene = styled.img`
  width: 100%;
  height: 208px;
  object-fit: cover;
  object-position: 50% 88%;

  ${media.phone} { height: 140px; }
`;
