import type { ReactNode } from 'react';
import { TextLink } from '../ui/TextLink.tsx';

// Neither alternative backtracks, so the time is linear in the length of the text. Format characters end an address: they are invisible,
// and direction marks would show it in another order.
const candidate = /https?:\/\/[^\s<>"\p{Cf}]+|(?<![\p{L}\p{N}_])@[A-Za-z0-9_][A-Za-z0-9_.-]*/giu;

const openingOf: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const punctuation = new Set('.,;:!?…\'"’”»*_~');

/**
 * Converts text to React nodes: http(s) URLs open in a new tab, @mentions link to the profile. The nodes contain
 * exactly the given text, never HTML.
 */
export function linkify(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(candidate)) {
    const link = match[0].startsWith('@') ? mention(match[0]) : address(match[0]);
    if (!link) continue;
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(
      <TextLink key={match.index} {...link.target}>
        {link.label}
      </TextLink>,
    );
    end = match.index + link.label.length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

function mention(word: string) {
  let end = word.length;
  while (word[end - 1] === '.' || word[end - 1] === '-') end -= 1;
  const label = word.slice(0, end);
  return { label, target: { to: `/profile/${label.slice(1)}` } };
}

function address(word: string) {
  const label = withoutTrailingPunctuation(word);
  return URL.canParse(label) ? { label, target: { href: label } } : undefined;
}

/** A closing bracket is part of the URL only when its opening bracket is. */
function withoutTrailingPunctuation(word: string): string {
  const unclosed: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (const character of word) {
    const opening = openingOf[character] ?? character;
    const count = unclosed[opening];
    if (count !== undefined) unclosed[opening] = count + (opening === character ? 1 : -1);
  }
  let end = word.length;
  for (; end > 0; end -= 1) {
    const last = word[end - 1] ?? '';
    const opening = openingOf[last];
    const count = opening ? (unclosed[opening] ?? 0) : 0;
    if (opening && count < 0) unclosed[opening] = count + 1;
    else if (!punctuation.has(last)) break;
  }
  return word.slice(0, end);
}
