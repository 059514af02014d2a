import styled from '@emotion/styled';
import type { SessionUserFragment } from '../generated.ts';
import { useSettingsPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The devices on which a member is signed in, which they can sign out. */
export function DevicesSection({ user }: Props) {
  const { data, error, refetch, fetchMore } = useSettingsPageQuery({ skip: !user });
  const sessions = data?.viewer?.sessions;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(sessions?.edges.length ?? 0);
  const hasMore = sessions?.pageInfo.hasNextPage ?? false;
  const hasOthers = hasMore || (sessions?.edges.some(({ node }) => !node.isCurrent) ?? false);

  const content = () => {
    if (sessions) {
      return (
        <SettingsRows aria-label="Signed-in devices">
          {sessions.edges.map(({ node }) => (
            <DeviceRow key={node.id} session={node} />
          ))}
        </SettingsRows>
      );
    }
    if (error) return <Failure title="The devices could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={2} shape="person" />;
  };

  return (
    <SettingsSection
      title="Signed-in devices"
      text="Where you are signed in. Sign out what you do not know or no longer use, and change your password if it was not you."
      action={hasOthers && <EndOtherSessions />}
      heading={heading}
    >
      {content()}
      {sessions && !hasOthers && <Hint>No other devices are signed in.</Hint>}
      {hasMore && (
        <LoadMore
          label="Show more"
          failure="More devices could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: sessions?.pageInfo.endCursor } })}
        />
      )}
    </SettingsSection>
  );
}

const { color, type } = theme;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;
