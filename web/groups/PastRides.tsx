import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const listPart = lazyPart(() => import('./PastRideList.tsx').then((module) => module.PastRideList));

interface Props {
  groupId: string;
}

/** The rides of a group that have started. They are loaded on request, which the address keeps. */
export function PastRides({ groupId }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.get('past') === '1';

  const show = (isShown: boolean) => {
    const next = new URLSearchParams(parameters);
    if (isShown) next.set('past', '1');
    else next.delete('past');
    setParameters(next, { replace: true });
  };
  const List = useLazyPart(listPart, isOpen, () => show(false));

  return (
    <Root aria-label="Past rides">
      <Button variant="soft" aria-expanded={isOpen} onClick={() => show(!isOpen)}>
        {isOpen ? 'Hide past rides' : 'Show past rides'}
      </Button>
      {isOpen && (List ? <List groupId={groupId} /> : <ListSkeleton count={3} shape="words" />)}
    </Root>
  );
}

const Root = styled.section`
  --soft-ground: ${theme.color.surface};
  --soft-line: ${theme.color.border};
  --soft-line-hover: ${theme.color.borderStrong};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--feed-gap);

  > [data-variant='soft'] { justify-self: start; }
`;
