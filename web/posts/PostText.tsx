import styled from '@emotion/styled';
import type { FocusEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { linkify } from '../lib/linkify.tsx';
import { theme } from '../theme/tokens.ts';

interface Props {
  content: string;
}

const maxLines = 12;
/** Fewer characters than 12 lines have in the narrowest window. A shorter text is not measured. */
const minLong = 300;

const mayBeLong = (text: string) => text.length > minLong || text.split('\n').length > maxLines;

/**
 * The text of a post, with line breaks, links and mentions. A long text is folded by style only: screen readers and the
 * browser's search find all of it, and what they reach unfolds it.
 */
export function PostText({ content }: Props) {
  const [isFolded, setFolded] = useState(() => mayBeLong(content));
  const [isCut, setCut] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const id = useId();

  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || !mayBeLong(content)) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content]);

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const element = text.current;
    if (element && target.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom) setFolded(false);
  };
  const isLong = isFolded ? isCut : mayBeLong(content);

  return (
    <>
      <Text
        ref={text}
        id={id}
        dir="auto"
        data-folded={isFolded || undefined}
        onFocus={handleFocus}
        onScroll={() => setFolded(false)}
      >
        {linkify(content)}
      </Text>
      {isLong && (
        <More type="button" aria-expanded={!isFolded} aria-controls={id} onClick={() => setFolded(!isFolded)}>
          {isFolded ? 'Show more' : 'Show less'}
        </More>
      )}
    </>
  );
}

const { color, space } = theme;

const Text = styled.p`
  margin: 0 ${space[4]} ${space[4]};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;

  &[data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${maxLines};
  }
  &:has(+ button) { margin-bottom: ${space[1]}; }
`;

const More = styled.button`
  margin: 0 ${space[4]} ${space[3]};
  min-height: ${theme.size.controlSmall};
  border-radius: 3px;
  color: ${color.accentText};
  font: ${theme.type.ui};
  font-weight: 600;

  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
