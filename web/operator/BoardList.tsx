import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SettingsRows } from '../settings/SettingsRows.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { theme } from '../theme/tokens.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';

interface Props {
  title: string;
  text: ReactNode;
  /** A button beside the title. */
  action?: ReactNode;
  /** Content above the list. */
  head?: ReactNode;
  /** One row for each item. Undefined until they have loaded. */
  rows: readonly ReactNode[] | undefined;
  empty: { title: string; hint?: string };
  hasFailed: boolean;
  onRetry(): void;
  /** Loads the next page. Absent when all are loaded. */
  onMore?(): Promise<unknown>;
}

/** A list of the board with its pending, empty and failing states. */
export function BoardList({ title, text, action, head, rows, empty, hasFailed, onRetry, onMore }: Props) {
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(rows?.length ?? 0);
  const content = () => {
    if (rows && rows.length === 0) return <EmptyState {...empty} />;
    if (rows) return <SettingsRows aria-label={title}>{rows}</SettingsRows>;
    if (hasFailed) return <Failure title="The list could not be loaded" onRetry={onRetry} />;
    return <ListSkeleton count={3} shape="person" />;
  };
  return (
    <SettingsSection title={title} text={text} action={action} heading={heading}>
      {head}
      {head && rows && rows.length > 0 ? <BelowHead>{content()}</BelowHead> : content()}
      {onMore && <LoadMore label="Show more" failure="More could not be loaded." onLoadMore={onMore} />}
    </SettingsSection>
  );
}

const { media, space } = theme;

/** The rows begin above their place, as the first part of a section does. Below a head they keep their distance. */
const BelowHead = styled.div`
  display: flow-root;
  padding-top: ${space[5]};

  ${media.phone} { padding-top: ${space[4]}; }
`;
