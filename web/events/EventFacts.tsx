import styled from '@emotion/styled';
import { Clock, MapPin, Share2 } from 'lucide-react';
import { useUnits } from '../auth/useUnits.ts';
import type { EventDetailsFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { formatNumber } from '../lib/formatNumber.ts';
import { linkify } from '../lib/linkify.tsx';
import { ReportMenu } from '../moderation/ReportMenu.tsx';
import { CalledOffNote } from '../rides/CalledOffNote.tsx';
import { Figure } from '../rides/Figure.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FigureSheet } from '../ui/FigureSheet.tsx';
import { useShareLink } from '../ui/useShareLink.ts';
import { DifficultyBadge } from './DifficultyBadge.tsx';
import { EventKindBadge, kindWord } from './EventKind.tsx';
import { EventTitle } from './EventTitle.tsx';
import { eventTimes } from './eventTimes.ts';
import { Facts } from './Facts.tsx';
import { LazyPlannerBar } from './LazyPlannerBar.tsx';
import { Struck } from './Struck.tsx';

interface Props {
  event: EventDetailsFragment;
  nameId: string;
}

/** The facts of an event. */
export function EventFacts({ event, nameId }: Props) {
  const units = useUnits();
  const share = useShareLink({ path: `/events/${event.id}`, text: event.title });
  const { day, start, zone, forReader, duration } = eventTimes(event);
  const { difficulty, distance, description } = event;
  const when = `${day}, ${start} ${zone}`;
  const cells = [
    { term: 'Distance', value: distance ? <Figure {...formatDistance(distance, units)} /> : null },
    { term: 'Type', value: <span data-type="">{kindWord(event.type)}</span> },
    { term: 'Duration', value: <Figure value={duration} /> },
    { term: 'Places', value: placesFigure(event.maxParticipants) },
  ];

  return (
    <Card as="article" aria-labelledby={nameId}>
      <Note>
        <CalledOffNote ride={event} />
      </Note>
      <Head>
        <Badges>
          <EventKindBadge type={event.type} />
          {difficulty && <DifficultyBadge difficulty={difficulty} />}
        </Badges>
        <Title id={nameId} dir="auto">
          <EventTitle event={event} />
        </Title>
        <Facts>
          <time dateTime={event.startsAt}>
            <Clock />
            <span>
              {event.calledOffAt ? <Struck>{when}</Struck> : when}
              {forReader && <> · {forReader} for you</>}
            </span>
          </time>
          <span>
            <MapPin />
            <bdi>{event.location}</bdi>
          </span>
        </Facts>
        {description && <Text dir="auto">{linkify(description)}</Text>}
      </Head>
      <FigureSheet cells={cells} />
      {event.viewerCanEdit && <LazyPlannerBar event={event} />}
      <Actions>
        <Button variant="ghost" icon={<Share2 />} onClick={() => void share()}>
          Share
        </Button>
        <ReportMenu kind="event" id={event.id} describedBy={nameId} />
      </Actions>
    </Card>
  );
}

function placesFigure(limit: number | null) {
  return limit === null ? <span data-type="">No limit</span> : <Figure value={formatNumber(limit, 0)} />;
}

const { media, space, type } = theme;

/* within the round corners of the card */
const Note = styled.div`
  overflow: hidden;
  border-radius: calc(${theme.radius.card} - 1px) calc(${theme.radius.card} - 1px) 0 0;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[5]};

  ${media.phone} { padding: ${space[4]}; }
  time > span, bdi { min-width: 0; overflow-wrap: anywhere; }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Title = styled.h1`
  overflow-wrap: anywhere;
  font: ${type.title};
  letter-spacing: -0.014em;
  text-wrap: balance;
`;

const Text = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${space[2]} ${space[3]};
`;
