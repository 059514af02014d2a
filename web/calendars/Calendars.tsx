import styled from '@emotion/styled';
import type { SessionUserFragment } from '../generated.ts';
import { useCalendarsPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadingBones } from '../ui/LoadingBones.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { calendarsOf } from './calendarsOf.ts';

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The calendars to which a member can subscribe with a program of their own. */
export function Calendars({ user }: Props) {
  const { data, error, refetch } = useCalendarsPageQuery({ skip: !user });
  const viewer = data?.viewer;

  const content = () => {
    if (viewer) {
      return (
        <ul aria-label="Calendars">
          {calendarsOf(viewer).map((calendar) => (
            <CalendarRow key={calendar.key} viewerId={viewer.id} calendar={calendar} onStale={() => void refetch()} />
          ))}
        </ul>
      );
    }
    if (error) return <Failure onRetry={() => void refetch()} />;
    return (
      <Waiting>
        <LoadingBones count={3} shape="person" />
      </Waiting>
    );
  };

  return (
    <Paper>
      <Head>
        <h2>Calendars</h2>
        <p>
          A link brings rides or events into the calendar of your phone or computer, and keeps them up to date there. It
          shows what you may see at that time, and names nobody.
        </p>
      </Head>
      {content()}
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
        title="The calendars could not be loaded"
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
  gap: ${space[2]};
  padding: 20px ${space[5]};
  border-bottom: 1px solid ${color.border};

  h2 { font: ${theme.type.heading}; }
  p {
    max-width: 68ch;
    color: ${color.textMuted};
    font: ${theme.type.small};
    text-wrap: pretty;
  }
  ${media.phone} { padding: ${space[4]}; }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};

  ${media.phone} { padding: ${space[4]}; }
`;
