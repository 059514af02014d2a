import styled from '@emotion/styled';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { MoreLink } from '../ui/MoreLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Hits } from './Hits.tsx';
import type { Found, FoundList } from './searchTabs.ts';
import { foundLists, listTitles, previews } from './searchTabs.ts';

interface Props {
  found: Found;
  query: string;
  addressOf(list: FoundList): string;
}

/** The first results of each list that has any. */
export function AllHits({ found, query, addressOf }: Props) {
  return foundLists
    .filter((list) => found[list].edges.length > 0)
    .map((list) => <Section key={list} list={list} found={found} query={query} address={addressOf(list)} />);
}

interface SectionProps extends Omit<Props, 'addressOf'> {
  list: FoundList;
  address: string;
}

function Section({ list, found, query, address }: SectionProps) {
  const titleId = useId();
  const { edges, pageInfo } = found[list];
  const hasMore = edges.length > previews[list] || pageInfo.hasNextPage;

  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{listTitles[list]}</h2>
        {hasMore && (
          <MoreLink to={address}>
            View all <VisuallyHidden>{listTitles[list]}</VisuallyHidden>
          </MoreLink>
        )}
      </Head>
      <Hits list={list} found={found} query={query} limit={previews[list]} headingLevel="h3" />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: ${theme.size.touch};
`;
