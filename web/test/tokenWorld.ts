import type { AccessTokenRowFragment, TokensPageQuery } from '../generated.ts';
import { nina } from './world.ts';

export function tokenOf(id: string, overrides: Partial<AccessTokenRowFragment> = {}): AccessTokenRowFragment {
  return {
    __typename: 'AccessToken',
    id,
    name: `Token ${id}`,
    scope: 'READ',
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedAt: null,
    expiresAt: '2027-01-30T12:00:00.000Z',
    ...overrides,
  };
}

/** The server's response for Nina's tokens page. */
export function tokensOf(tokens: readonly AccessTokenRowFragment[], hasNextPage = false): TokensPageQuery {
  const edges = tokens.map((node) => ({ __typename: 'AccessTokenEdge' as const, cursor: node.id, node }));
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: edges.at(-1)?.cursor ?? null };
  const accessTokens = { __typename: 'AccessTokenConnection' as const, edges, pageInfo };
  return { viewer: { __typename: 'User', id: nina.id, accessTokens } };
}
