import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SessionUserFragment } from '../generated.ts';
import { useTokensPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useFocusAfterLeaving } from '../ui/useFocusAfterLeaving.ts';
import { TokenRow } from './TokenRow.tsx';

const NewTokenDialog = lazyDialog(() => import('./NewTokenDialog.tsx').then((module) => module.NewTokenDialog));

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The tokens by which programs act for a member: to make, to look through and to revoke. */
export function AccessTokens({ user }: Props) {
  const { data, error, refetch, fetchMore } = useTokensPageQuery({ skip: !user });
  const [isCreating, setCreating] = useState(false);
  const tokens = data?.viewer?.accessTokens;
  const heading = useFocusAfterLeaving<HTMLHeadingElement>(tokens?.edges.length ?? 0);

  const content = () => {
    if (tokens && tokens.edges.length === 0) {
      return <EmptyState title="No access tokens yet" hint="Create one for each program that is to act for you." />;
    }
    if (tokens) {
      return (
        <List aria-label="Access tokens">
          {tokens.edges.map(({ node }) => (
            <TokenRow key={node.id} token={node} />
          ))}
        </List>
      );
    }
    if (error) return <Failure onRetry={() => void refetch()} />;
    return (
      <Waiting>
        <LoadingBones count={2} shape="person" />
      </Waiting>
    );
  };

  return (
    <Paper>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Access tokens
        </h2>
        <Button icon={<Plus />} onClick={() => setCreating(true)} disabled={!user}>
          New Token
        </Button>
        <p>
          An access token lets a program act for you without your password. Treat it like one: whoever has it can do
          what it allows. How programs use it is told at <a href="/developers">/developers</a>.
        </p>
      </Head>
      {content()}
      {tokens?.pageInfo.hasNextPage && (
        <More>
          <LoadMore
            label="Load More Tokens"
            failure="More tokens could not be loaded."
            onLoadMore={() => fetchMore({ variables: { after: tokens.pageInfo.endCursor } })}
          />
        </More>
      )}
      {user && (
        <NewTokenDialog open={isCreating} onOpenChange={setCreating} viewerId={user.id} onLost={() => void refetch()} />
      )}
    </Paper>
  );
}

function Failure({ onRetry }: { onRetry(): void }) {
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title="The access tokens could not be loaded"
        hint="Check your connection and try again."
        action={retry}
      />
    </div>
  );
}

const { color, media, space } = theme;

const Paper = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: 20px ${space[5]};
  border-bottom: 1px solid ${color.border};

  h2 { font: ${theme.type.heading}; }
  h2:focus { outline: 0; box-shadow: none; }
  p {
    grid-column: 1 / -1;
    max-width: 68ch;
    color: ${color.textMuted};
    font: ${theme.type.small};
    text-wrap: pretty;
  }
  a { color: ${color.accentText}; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  ${media.phone} { padding: ${space[4]}; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};

  ${media.phone} { padding: ${space[4]}; }
`;

const More = styled.div`
  padding: 0 ${space[5]} ${space[5]};

  ${media.phone} { padding: 0 ${space[4]} ${space[4]}; }
`;
