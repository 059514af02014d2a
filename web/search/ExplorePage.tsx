import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { Discover } from './Discover.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';

export default function ExplorePage() {
  const [parameters] = useSearchParams();
  const given = parameters.get('q') ?? '';
  const query = given.trim();
  const isSearch = given !== '';
  useDocumentTitle(titleOf(isSearch, query));

  const results = query ? <SearchResults key={query} query={query} /> : <NoTerm />;
  return (
    <Column>
      {!isSearch && <h1>Explore</h1>}
      <SearchForm query={query} />
      {isSearch && <ResultsTitle>Search Results</ResultsTitle>}
      {isSearch ? results : <Discover />}
    </Column>
  );
}

function titleOf(isSearch: boolean, query: string): string {
  if (!isSearch) return 'Explore';
  return query ? `${query} · Search Results` : 'Search Results';
}

function NoTerm() {
  return (
    <Card as="div">
      <EmptyState title="Enter a search term" hint="A name, a place, or a word that you remember." />
    </Card>
  );
}

const Column = styled(PageColumn)`
  h1 { margin-bottom: -8px; }
  ${theme.media.phone} { h1 { margin-bottom: 0; } }
`;

/* 32 px below the search box, 8 above the tabs */
const ResultsTitle = styled.h1`
  margin-top: ${theme.space[2]};

  && { margin-bottom: -${theme.space[4]}; }
  ${theme.media.phone} {
    margin-top: ${theme.space[4]};
    && { margin-bottom: -${theme.space[2]}; }
  }
`;
