import styled from '@emotion/styled';
import { linkify } from '../lib/linkify.tsx';
import { theme } from '../theme/tokens.ts';

interface Props {
  content: string;
}

/** The text of a post, with line breaks, links and mentions. */
export function PostText({ content }: Props) {
  return <Text dir="auto">{linkify(content)}</Text>;
}

const Text = styled.p`
  padding: 0 ${theme.space[4]} ${theme.space[4]};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;
