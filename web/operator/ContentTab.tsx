import { useState } from 'react';
import type { TakedownKind, TakedownState } from '../generated.ts';
import { useOperatorContentQuery, useOperatorTakedownsQuery } from '../generated.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { BoardList } from './BoardList.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';
import { TakedownRow } from './TakedownRow.tsx';
import { isRemovable, thingNames } from './things.ts';
import { useContentActs } from './useContentActs.ts';
import { BoardPicture, isAddress, Written } from './Written.tsx';

/** Finds and removes content, and lists what was removed. */
export function ContentTab() {
  return (
    <>
      <FindSection />
      <RemovedSection />
    </>
  );
}

function FindSection() {
  const [text, setText] = useUrlText('find');
  const find = useSettled(text.trim(), 300);
  const { data, previousData, error, refetch } = useOperatorContentQuery({
    variables: { find },
    skip: find === '',
    fetchPolicy: 'cache-and-network',
  });
  const { remove } = useContentActs();
  const found = find === '' ? [] : (data ?? previousData)?.operator?.content;
  const nothing = find === '' ? 'Write what you look for' : 'Nothing found';

  return (
    <BoardList
      title="Find content"
      text="Words in the text, the address of a page or a picture, an id, or @name for everything of a member: at most 20, the latest first."
      head={
        <SearchInput
          label="Find content"
          placeholder="Words, an address or @name"
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
      rows={found?.map(({ id, kind, author, excerpt, createdAt, postId, picture }) => (
        <BoardRow
          key={`${kind} ${id} ${picture ?? ''}`}
          title={author ?? 'Operator'}
          badge={<Badge>{thingNames[kind]}</Badge>}
          facts={[<Ago key="ago" instant={createdAt} />, postId && <TextLink to={`/post/${postId}`}>See it</TextLink>]}
          actions={
            isRemovable(kind) && (
              <Button
                variant="danger"
                size="small"
                onClick={() => remove({ id, kind, picture })}
                aria-label={`Remove: ${nameOf(excerpt, kind, author)}`}
              >
                Remove
              </Button>
            )
          }
        >
          {picture && <BoardPicture url={picture} />}
          {excerpt !== picture && <Written text={excerpt} kind={kind} />}
        </BoardRow>
      ))}
      empty={{ title: nothing }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    />
  );
}

/** The text, or what it is where the text is the address of a picture. */
const nameOf = (excerpt: string, kind: TakedownKind, author: string | null) =>
  isAddress(excerpt, kind) ? `${thingNames[kind]} of ${author ?? 'the operator'}` : excerpt;

const states: readonly { value: TakedownState; label: string }[] = [
  { value: 'REMOVED', label: 'Can be restored' },
  { value: 'ALL', label: 'All' },
];

function RemovedSection() {
  const [state, setState] = useState<TakedownState>('REMOVED');
  const { data, error, refetch, fetchMore } = useOperatorTakedownsQuery({
    variables: { state },
    fetchPolicy: 'cache-and-network',
  });
  const takedowns = data?.operator?.takedowns;

  return (
    <BoardList
      title="Removals and warnings"
      text="After 30 days a removal is final, unless an appeal waits. All includes warnings and suspensions."
      head={<Tabs label="Removals and warnings" value={state} onValueChange={setState} items={states} />}
      rows={takedowns?.edges.map(({ node }) => <TakedownRow key={node.id} takedown={node} />)}
      empty={{ title: 'Nothing was removed' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        takedowns?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: takedowns.pageInfo.endCursor } })
          : undefined
      }
    />
  );
}
