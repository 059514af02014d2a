import styled from '@emotion/styled';
import { Share2 } from 'lucide-react';
import type { PostCardFragment } from '../generated.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useShareLink } from '../ui/useShareLink.ts';
import { ActionButton } from './ActionButton.tsx';

interface Props {
  post: PostCardFragment;
}

export function ShareButton({ post }: Props) {
  const share = useShareLink({ path: `/post/${post.id}`, text: post.content });

  return (
    <Tooltip text="Share">
      <Root aria-label="Share" onClick={share}>
        <Share2 />
      </Root>
    </Tooltip>
  );
}

const Root = styled(ActionButton)`
  margin-left: auto;
`;
