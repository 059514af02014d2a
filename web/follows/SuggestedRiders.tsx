import styled from '@emotion/styled';
import { useId } from 'react';
import { useSuggestedRidersQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { Failure } from '../ui/Failure.tsx';
import { PersonFollow } from '../users/PersonFollow.tsx';
import { SuggestionReason } from './SuggestionReason.tsx';

/** Riders whom the viewer may want to follow, each with the reason. Absent while there are none. */
export function SuggestedRiders() {
  const { data, error, refetch } = useSuggestedRidersQuery({ fetchPolicy: 'cache-and-network' });
  const headingId = useId();
  const riders = data?.riderSuggestions ?? [];
  if (riders.length === 0 && !error) return null;

  return (
    <Paper aria-labelledby={headingId}>
      <h2 id={headingId}>Riders you may know</h2>
      {riders.length === 0 ? (
        <Failure title="The riders could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <ul>
          {riders.map((rider) => (
            <li key={rider.user.id}>
              <PersonFollow person={rider.user} note={<SuggestionReason rider={rider} />} />
            </li>
          ))}
        </ul>
      )}
    </Paper>
  );
}

const { media, type } = theme;

const Paper = styled(Card)`
  padding-block: 20px 10px;

  h2 { padding-inline: 24px; font: ${type.subheading}; letter-spacing: -0.005em; }
  ul { margin-top: 6px; }
  ${media.phone} { padding-top: 16px; h2 { padding-inline: 16px; } }
`;
