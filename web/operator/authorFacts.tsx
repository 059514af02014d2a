import type { ReactNode } from 'react';
import { TextLink } from '../ui/TextLink.tsx';

/** Whose a thing is, as facts of its case. Without an author, the other text, if there is one. */
export function authorFacts(author: string | null, otherwise: string | null): [term: string, value: ReactNode][] {
  const link = author && (
    <TextLink key="author" to={`/profile/${author}`}>
      {author}
    </TextLink>
  );
  return link || otherwise ? [['Author', link || otherwise]] : [];
}
