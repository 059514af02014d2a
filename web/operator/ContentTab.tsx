import { useState } from 'react';
import type { OperatorContentQuery, TakedownState } from '../generated.ts';
import { useOperatorContentQuery, useOperatorTakedownsQuery } from '../generated.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { authorFacts } from './authorFacts.tsx';
import { BoardCase, Reported } from './BoardCase.tsx';
import { BoardCases } from './BoardCases.tsx';
import { Ago } from './BoardRow.tsx';
import type { Entry } from './CaseEntry.tsx';
import { shownData } from './shownData.ts';
import { TakedownCase, takedownEntry } from './TakedownCase.tsx';
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
  const result = useOperatorContentQuery({
    variables: { find },
    skip: find === '',
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch, fetchMore } = result;
  const found = find === '' ? undefined : shownData(result)?.operator?.content;
  const nothing = find === '' ? 'Write what you look for' : 'Nothing found';

  return (
    <BoardCases
      title="Find content"
      text="Words in the text, the address of a page or a picture, an id, or @name for everything of a member. The latest is first."
      head={
        <SearchInput
          label="Find content"
          placeholder="Words, an address or @name"
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
      items={find === '' ? [] : found?.edges.map(({ node }) => node)}
      entryOf={foundEntry}
      caseOf={(content) => <FoundCase content={content} />}
      empty={{ title: nothing }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        found?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: found.pageInfo.endCursor } }) : undefined
      }
    />
  );
}

type Found = NonNullable<OperatorContentQuery['operator']>['content']['edges'][number]['node'];

/** The text, or what it is where the text is the address of a picture. */
const nameOf = ({ excerpt, kind, author }: Found) =>
  isAddress(excerpt, kind) ? `${thingNames[kind]} of ${author ?? 'the operator'}` : excerpt;

function foundEntry(content: Found): Entry {
  const { id, kind, author, createdAt, picture } = content;
  return {
    key: `${kind} ${id} ${picture ?? ''}`,
    badge: thingNames[kind],
    title: nameOf(content),
    line: `by ${author ?? 'the operator'}`,
    picture,
    at: createdAt,
  };
}

function FoundCase({ content }: { content: Found }) {
  const { id, kind, author, excerpt, createdAt, postId, picture, isOfGroup } = content;
  const { remove } = useContentActs();
  return (
    <BoardCase
      about={thingNames[kind]}
      title={author ?? 'Operator'}
      facts={[...authorFacts(author, 'The operator'), ['Written', <Ago key="ago" instant={createdAt} />]]}
      acts={
        isRemovable(kind)
          ? [{ text: 'Remove', label: `Remove: ${nameOf(content)}`, act: remove({ id, kind, picture, isOfGroup }) }]
          : []
      }
    >
      <Reported>
        {picture && <BoardPicture url={picture} />}
        {excerpt !== picture && <Written text={excerpt} kind={kind} />}
      </Reported>
      {postId && (
        <p>
          <TextLink to={`/post/${postId}`}>Open the post</TextLink>
        </p>
      )}
    </BoardCase>
  );
}

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
    <BoardCases
      title="Removals and warnings"
      text="After 30 days a removal is final, unless an appeal waits. All includes warnings and suspensions."
      head={<Tabs label="Removals and warnings" value={state} onValueChange={setState} items={states} />}
      items={takedowns?.edges.map(({ node }) => node)}
      entryOf={takedownEntry}
      caseOf={(takedown) => <TakedownCase takedown={takedown} />}
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
