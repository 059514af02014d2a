import styled from '@emotion/styled';
import { useOperatorLogQuery } from '../generated.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { SearchInput } from '../ui/SearchInput.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { BoardList } from './BoardList.tsx';
import { Ago, BoardRow } from './BoardRow.tsx';
import { tabPath } from './boardTabs.ts';
import { shownData } from './shownData.ts';

// The old and new logo of the instance. The address says nothing to people.
const storedPicture = /\/media\/[0-9a-f]{64}\.webp/g;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Keeps the dates of a note on one line each. */
const withWholeDates = (note: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note keep their places.
  note.split(/(\d{4}-\d{2}-\d{2})/).map((part, index) => (index % 2 ? <Whole key={index}>{part}</Whole> : part));

/** The acts of operators, on the board and by the command line. */
export function LogTab() {
  const [text, setText] = useUrlText('find');
  const query = useSettled(text.trim(), 300);
  const result = useOperatorLogQuery({
    variables: { query: query || null },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch, fetchMore } = result;
  const log = shownData(result)?.operator?.log;
  return (
    <BoardList
      title="Acts of operators"
      text="The latest is first. Nobody can change or delete an entry."
      head={
        <SearchInput
          label="Find acts"
          placeholder="An operator, a name or words"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
      rows={log?.edges.map(({ node: { id, at, operator, verb, targetName, targetPath, targetId, note } }) => (
        <BoardRow
          key={id}
          title={verb}
          facts={[
            operator,
            targetPath ? (
              <TextLink key="target" to={targetPath}>
                {targetName}
              </TextLink>
            ) : (
              (targetName ?? targetId)
            ),
            <Ago key="ago" instant={at} />,
          ]}
        >
          {note && <p dir="auto">{withWholeDates(note.replaceAll(storedPicture, 'a picture'))}</p>}
          {verb === 'invitation create' && (
            <p>
              <TextLink to={`${tabPath('invitations')}?made=${encodeURIComponent(at)}`}>See the invitations</TextLink>
            </p>
          )}
        </BoardRow>
      ))}
      empty={{ title: query ? 'No act found' : 'The log is empty' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={log?.pageInfo.hasNextPage ? () => fetchMore({ variables: { after: log.pageInfo.endCursor } }) : undefined}
    />
  );
}
