import styled from '@emotion/styled';
import { linkify } from '../lib/linkify.tsx';
import { theme } from '../theme/tokens.ts';

interface Props {
  content: string;
}

/** What was written, with its line breaks, its addresses and its mentions. */
export function PostText({ content }: Props) {
  return <Text>{linkify(content)}</Text>;
}

const Text = styled.p`
  padding: 0 ${theme.space[4]} ${theme.space[4]};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;
