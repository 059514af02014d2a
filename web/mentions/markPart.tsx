import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

/** Marks the first occurrence of the typed characters in a name, ignoring case. */
export function markPart(name: string, query: string): ReactNode {
  const at = query === '' ? -1 : name.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return name;
  const end = at + query.length;
  return (
    <>
      {name.slice(0, at)}
      <Mark>{name.slice(at, end)}</Mark>
      {name.slice(end)}
    </>
  );
}

const Mark = styled.mark`
  background: none;
  color: ${theme.color.accentText};
`;
