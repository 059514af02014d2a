import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Fragment, useId, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { CaseEntry, type Entry } from './CaseEntry.tsx';

interface Props<Item> {
  title: string;
  text: string;
  /** Content above the queue. */
  head?: ReactNode;
  /** Undefined until they have loaded. */
  items: readonly Item[] | undefined;
  entryOf(item: Item): Entry;
  caseOf(item: Item): ReactNode;
  empty: { title: string };
  hasFailed: boolean;
  onRetry(): void;
  /** Loads the next page. Absent when all are loaded. */
  onMore?: (() => Promise<unknown>) | undefined;
}

/** A queue of the board beside the chosen case. In narrow windows the queue is a row above the case. */
export function BoardCases<Item>({ title, text, head, items, entryOf, caseOf, empty, ...loading }: Props<Item>) {
  const { hasFailed, onRetry, onMore } = loading;
  const id = useId();
  const [chosenKey, choose] = useState<string>();
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(items?.length ?? 0);
  const entries = items?.map((item) => ({ item, entry: entryOf(item) })) ?? [];
  const chosen = entries.find(({ entry }) => entry.key === chosenKey) ?? entries[0];

  const queue = () => {
    if (!items) return hasFailed ? <Failure title="The list could not be loaded" onRetry={onRetry} /> : <Pending />;
    if (!chosen) return <EmptyState {...empty} />;
    return (
      <List aria-label={title}>
        {entries.map(({ entry }) => (
          <CaseEntry key={entry.key} entry={entry} isChosen={entry === chosen.entry} onChoose={choose} />
        ))}
      </List>
    );
  };
  return (
    <Paper aria-labelledby={id} data-chosen={chosen !== undefined}>
      <Queue>
        <Head>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
          {head}
        </Head>
        {queue()}
        {onMore && (
          <More>
            <LoadMore label="Show more" failure="More could not be loaded." onLoadMore={onMore} />
          </More>
        )}
      </Queue>
      {chosen && <Fragment key={chosen.entry.key}>{caseOf(chosen.item)}</Fragment>}
    </Paper>
  );
}

const Pending = () => (
  <More>
    <ListSkeleton count={3} shape="person" />
  </More>
);

const { color, media, space, type } = theme;

const besideQueue = '@media (min-width: 1024px)';

const Paper = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;

  ${besideQueue} {
    &[data-chosen='true'] { grid-template-columns: 264px minmax(0, 1fr); }
  }
  @media (min-width: 1280px) {
    &[data-chosen='true'] { grid-template-columns: 312px minmax(0, 1fr); }
  }
`;

const Queue = styled.div`
  min-width: 0;

  [data-chosen='true'] > & { border-bottom: 1px solid ${color.border}; }
  ${besideQueue} {
    [data-chosen='true'] > & { border-bottom: 0; border-inline-end: 1px solid ${color.border}; }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]};
  border-bottom: 1px solid ${color.border};

  h2 { font: ${type.subheading}; }
  h2:focus { outline: 0; box-shadow: none; }
  > p { max-width: 68ch; color: ${color.textMuted}; font: ${type.small}; text-wrap: pretty; }
`;

const List = styled.ul`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  > li { flex: 0 0 248px; min-width: 0; scroll-snap-align: start; }
  > li:only-child { flex-basis: 100%; }
  > li + li { border-inline-start: 1px solid ${color.border}; }
  ${besideQueue} {
    display: block;
    max-height: 720px;
    overflow: hidden auto;
    scroll-snap-type: none;
    scrollbar-width: thin;

    > li + li { border-inline-start: 0; border-top: 1px solid ${color.border}; }
  }
`;

const More = styled.div`
  padding: ${space[3]} ${space[4]};

  ${media.phone} { border-top: 1px solid ${color.border}; }
`;
