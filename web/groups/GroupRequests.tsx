import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { GroupRequestsQuery } from '../generated.ts';
import { useGroupRequestsQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { PersonNames } from '../users/PersonNames.tsx';
import { useAnswerRequest } from './useAnswerRequest.ts';

interface Props {
  groupId: string;
}

type Person = NonNullable<GroupRequestsQuery['group']>['requests']['edges'][number]['node'];

/** The members who ask to join a group, for its organisers. Renders nothing while nobody asks. */
export function GroupRequests({ groupId }: Props) {
  const { data, error, refetch, fetchMore } = useGroupRequestsQuery({
    variables: { id: groupId },
    fetchPolicy: 'cache-and-network',
  });
  const requests = data?.group?.requests;
  const titleId = useId();
  const list = useFocusAfterRemoval<HTMLElement>(requests?.edges.length ?? 0);

  if (!requests && error)
    return <FailureNotice title="The requests could not be loaded" onRetry={() => void refetch()} />;
  if (!requests || requests.edges.length === 0) return null;
  return (
    <Root ref={list} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>Requests</h2>
        <span>{data?.group?.requestCount}</span>
      </Head>
      <ul>
        {requests.edges.map(({ node }) => (
          <Request key={node.id} groupId={groupId} person={node} />
        ))}
      </ul>
      {requests.pageInfo.hasNextPage && (
        <LoadMore
          label="Load More Requests"
          failure="More requests could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: requests.pageInfo.endCursor } })}
        />
      )}
    </Root>
  );
}

function Request({ groupId, person }: Props & { person: Person }) {
  const { answering, answer } = useAnswerRequest(groupId, person);
  const nameId = useId();
  const words = person.standingInGroup?.requestWords;
  return (
    <Row>
      <Who id={nameId} to={`/profile/${person.username}`}>
        <PersonNames person={person} />
      </Who>
      {words && <Words dir="auto">{words}</Words>}
      <Actions>
        <Button
          size="small"
          variant="ghost"
          aria-describedby={nameId}
          pending={answering === false}
          pendingLabel="Declining..."
          disabled={answering === true}
          onClick={() => void answer(false)}
        >
          Decline
        </Button>
        <Button
          size="small"
          variant="accent"
          aria-describedby={nameId}
          pending={answering === true}
          pendingLabel="Accepting..."
          disabled={answering === false}
          onClick={() => void answer(true)}
        >
          Accept
        </Button>
      </Actions>
    </Row>
  );
}

const { color, media, radius, space, type } = theme;

const Root = styled(Card)`
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};

  h2 { font: ${type.subheading}; }
  span { color: ${color.textMuted}; font: ${type.small}; font-variant-numeric: tabular-nums; }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  padding-right: ${space[4]};
  border-top: 1px solid ${color.border};

  ${media.phone} { padding-bottom: ${space[3]}; }
`;

const Who = styled(Link)`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  padding: 14px 0 14px ${space[4]};

  &:focus-visible { outline-offset: -4px; border-radius: ${radius.card}; box-shadow: none; }
`;

const Words = styled.p`
  order: 1;
  flex-basis: 100%;
  padding: 0 0 ${space[3]} ${space[4]};
  font: ${type.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Actions = styled.span`
  display: flex;
  gap: ${space[2]};
  margin-left: auto;
`;
