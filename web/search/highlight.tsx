import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

const word = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Marks the search words in a text: whole words, and words that begin with the last search word, ignoring case and
 * accents.
 */
export function highlight(text: string, query: string): ReactNode[] {
  const wanted = wordsOf(query);
  const beginning = wanted.at(-1);
  const isWanted = (found: string) =>
    wanted.includes(found) || (beginning !== undefined && found.startsWith(beginning));

  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    if (!isWanted(fold(match[0]))) continue;
    nodes.push(text.slice(end, match.index), <Mark key={match.index}>{match[0]}</Mark>);
    end = match.index + match[0].length;
  }
  return [...nodes, text.slice(end)];
}

function wordsOf(query: string): string[] {
  return (query.match(word) ?? []).map(fold);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const Mark = styled.mark`
  margin: 0 -2px;
  padding: 0 2px;
  border-radius: 3px;
  background: ${theme.color.warningSoft};
  color: inherit;
`;
