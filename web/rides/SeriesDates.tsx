import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { milestoneOf } from '../events/milestoneOf.ts';
import type { SeriesDateFragment } from '../generated.ts';
import { useSeriesDatesQuery } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { Milestone } from '../ui/Milestone.tsx';
import { formatRideDate } from './formatRideDate.ts';
import { seriesWords } from './seriesWords.ts';
import { startLine } from './startText.ts';

interface Props {
  postId: string;
  rule: string;
}

const SHOWN = 4;

/** The dates to come of a series, below the ride on its page. */
export function SeriesDates({ postId, rule }: Props) {
  const { data, error, refetch } = useSeriesDatesQuery({ variables: { postId } });
  const [showsAll, setShowsAll] = useState(false);
  const dates = data?.post?.ride?.series?.dates;
  const last = dates?.at(-1)?.date;
  const shown = showsAll ? dates : dates?.slice(0, SHOWN);

  return (
    <Root aria-labelledby="series-dates">
      <Head>
        <h2 id="series-dates">Dates</h2>
        <Rule>
          {seriesWords(rule)}
          {last && ` until ${formatRideDate(last)}`}
        </Rule>
      </Head>
      {error && !dates && <FailureNotice title="The dates could not be loaded" onRetry={() => void refetch()} />}
      {!error && !dates && <ListSkeleton count={SHOWN} shape="words" />}
      {dates?.length === 0 && <None>No date is to come.</None>}
      {shown && shown.length > 0 && (
        <ul>
          {shown.map((date, index) => (
            <Row key={date.id} date={date} isNext={index === 0} isShown={date.postId === postId} />
          ))}
        </ul>
      )}
      {dates && shown && dates.length > shown.length && (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          All {dates.length} dates
        </Button>
      )}
    </Root>
  );
}

interface RowProps {
  date: SeriesDateFragment;
  /** Only the next date has a stone in the accent colour. */
  isNext: boolean;
  /** Whether it is the date of this page. */
  isShown: boolean;
}

function Row({ date, isNext, isShown }: RowProps) {
  const milestone = milestoneOf(date.date ?? undefined);
  const isOff = date.calledOffAt !== null;
  const when = startLine(date);
  const going = `${compactNumber(date.participantCount)} going`;
  return (
    <Item>
      {milestone && <Milestone {...milestone} size="s" later={!isNext} past={isOff} />}
      <Words>
        <When to={`/post/${date.postId}`} aria-current={isShown ? 'page' : undefined}>
          {isOff ? <del>{when}</del> : when}
        </When>
        {isOff ? (
          <Off dir="auto">Called off: {date.calledOffReason}</Off>
        ) : (
          <p>{date.viewerIsParticipating ? `${going}, you too` : going}</p>
        )}
      </Words>
    </Item>
  );
}

const { color, space, type } = theme;

const Root = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} 0;

  ${theme.media.phone} { padding-inline: ${space[4]}; }
  > button { justify-self: start; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};

  h2 { font: ${type.heading}; }
`;

const Rule = styled.p`
  color: ${color.textMuted};
  font: ${type.small};

  &::first-letter { text-transform: uppercase; }
`;

const None = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.border};
`;

const Words = styled.div`
  min-width: 0;

  p { color: ${color.textMuted}; font: ${type.small}; overflow-wrap: anywhere; }
`;

const When = styled(Link)`
  font: ${type.ui};
  font-weight: 600;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &[aria-current] { color: ${color.accentText}; }
  del { color: ${color.textMuted}; }
`;

const Off = styled.p`
  && { color: ${color.danger}; }
`;
