import styled from '@emotion/styled';
import { Share2 } from 'lucide-react';
import type { PostCardFragment } from '../generated.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { ActionButton } from './ActionButton.tsx';
import { useShare } from './useShare.ts';

interface Props {
  post: PostCardFragment;
}

export function ShareButton({ post }: Props) {
  const share = useShare(post);

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
