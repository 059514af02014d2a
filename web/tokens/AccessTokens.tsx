import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SessionUserFragment } from '../generated.ts';
import { useTokensPageQuery } from '../generated.ts';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { TokenRow } from './TokenRow.tsx';

const NewTokenDialog = lazyDialog(() => import('./NewTokenDialog.tsx').then((module) => module.NewTokenDialog));

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The tokens that let programs act for a member: create, list and revoke. */
export function AccessTokens({ user }: Props) {
  const { data, error, refetch, fetchMore } = useTokensPageQuery({ skip: !user });
  const [isCreating, setCreating] = useState(false);
  const tokens = data?.viewer?.accessTokens;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(tokens?.edges.length ?? 0);

  const content = () => {
    if (tokens && tokens.edges.length === 0) {
      return <EmptyState title="No access tokens yet" hint="Create one for each program that is to act for you." />;
    }
    if (tokens) {
      return (
        <SettingsRows aria-label="Access tokens">
          {tokens.edges.map(({ node }) => (
            <TokenRow key={node.id} token={node} />
          ))}
        </SettingsRows>
      );
    }
    if (error) return <Failure title="The access tokens could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={2} shape="person" />;
  };

  const action = (
    <Button icon={<Plus />} onClick={() => setCreating(true)} disabled={!user}>
      New Token
    </Button>
  );
  const text = (
    <>
      An access token lets a program act for you without your password. Treat it like one: whoever has it can do what it
      allows. How programs use it is told at <Manual href="/developers">/developers</Manual>.
    </>
  );

  return (
    <SettingsSection title="Access tokens" text={text} action={action} heading={heading}>
      {content()}
      {tokens?.pageInfo.hasNextPage && (
        <LoadMore
          label="Load More Tokens"
          failure="More tokens could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: tokens.pageInfo.endCursor } })}
        />
      )}
      {user && (
        <NewTokenDialog open={isCreating} onOpenChange={setCreating} viewerId={user.id} onLost={() => void refetch()} />
      )}
    </SettingsSection>
  );
}

const Manual = styled.a`
  color: ${theme.color.accentText};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`;
