import styled from '@emotion/styled';
import { useState } from 'react';
import { SuggestionReason } from '../follows/SuggestionReason.tsx';
import type { WelcomeCompanyQuery } from '../generated.ts';
import { useWelcomeCompanyQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { PersonFollow } from '../users/PersonFollow.tsx';
import { Step } from './Step.tsx';
import { SuggestedGroup } from './SuggestedGroup.tsx';

const maxGroups = 3;
const maxRiders = 5;

/** Popular groups that the viewer is not in, riders who are suggested to them, and riders of the groups. */
export function CompanyStep() {
  const { data, error, refetch } = useWelcomeCompanyQuery();
  const company = data && companyOf(data);
  // A joined group and a followed rider stay on this page.
  const [ids, setIds] = useState<Set<string>>();
  if (company && !ids) setIds(suggestedIds(company));
  const groups = company?.groups.filter(({ id }) => ids?.has(id));
  const riders = company?.riders.filter(({ id }) => ids?.has(id));

  const noteOf = (id: string) => {
    const suggested = data?.riderSuggestions.find(({ user }) => user.id === id);
    return suggested && <SuggestionReason rider={suggested} />;
  };

  return (
    <Step step={3} title="Somebody to ride with" text="You can leave any of them with one press.">
      {!company && error && <FailureNotice title="The groups could not be loaded" onRetry={() => void refetch()} />}
      {!company && !error && (
        <>
          <LiveText>Loading...</LiveText>
          <ListSkeleton count={4} shape="words" />
        </>
      )}
      {groups?.length === 0 && (
        <EmptyState title={data?.groups.edges.length ? 'You are in every group already' : 'No groups yet'} />
      )}
      {groups && groups.length > 0 && (
        <Part>
          <Subheading>Groups</Subheading>
          <Tiles aria-label="Groups">
            {groups.map((group) => (
              <SuggestedGroup key={group.id} group={group} />
            ))}
          </Tiles>
        </Part>
      )}
      {riders && riders.length > 0 && (
        <Part>
          <Subheading>Riders</Subheading>
          <People aria-label="Riders">
            {riders.map((rider) => (
              <li key={rider.id}>
                <PersonFollow person={rider} note={noteOf(rider.id)} />
              </li>
            ))}
          </People>
        </Part>
      )}
    </Step>
  );
}

type Company = ReturnType<typeof companyOf>;

function companyOf({ groups: { edges }, riderSuggestions }: WelcomeCompanyQuery) {
  const groups = edges.map(({ node }) => node);
  const suggested = riderSuggestions.map(({ user }) => user);
  const riders = [...suggested, ...groups.flatMap((group) => group.riders.nodes)];
  return { groups, riders: [...new Map(riders.map((rider) => [rider.id, rider])).values()] };
}

function suggestedIds({ groups, riders }: Company): Set<string> {
  const others = groups.filter(({ viewerIsMember }) => !viewerIsMember).slice(0, maxGroups);
  const strangers = riders.filter(({ isViewer, viewerIsFollowing }) => !isViewer && !viewerIsFollowing);
  return new Set([...others, ...strangers.slice(0, maxRiders)].map(({ id }) => id));
}

const Subheading = styled.h2`
  font: ${theme.type.subheading};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
`;

/* rows of people have the padding of a dialog */
const People = styled.ul`
  margin-inline: -24px;

  ${theme.media.phone} { margin-inline: -16px; }
`;
