import styled from '@emotion/styled';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';

interface Props {
  /** The number of posts waiting to be shown. */
  count: number;
  /** Whether there may be more than are known. */
  isMore: boolean;
  onShow(): Promise<unknown>;
}

/** Announces new posts above and shows them on request. It overlays the feed and takes no space. */
export function NewPosts({ count, isMore, onShow }: Props) {
  const [isPending, setPending] = useState(false);
  const words = isMore ? 'New posts' : `${compactNumber(count)} new ${count === 1 ? 'post' : 'posts'}`;

  const handleClick = async () => {
    setPending(true);
    await onShow();
    setPending(false);
  };

  return (
    <Spot role="status">
      {(count > 0 || isMore) && (
        <Pill size="small" icon={<ArrowUp />} pending={isPending} onClick={() => void handleClick()}>
          {words}
        </Pill>
      )}
    </Spot>
  );
}

/* as high as the list, so that the button stays in the window while the reader scrolls */
const Spot = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  pointer-events: none;
`;

/* on the upper edge of the first card, and then below the header */
const Pill = styled(Button)`
  position: sticky;
  top: calc(${theme.size.header} + 12px);
  display: flex;
  width: fit-content;
  margin: -${theme.space[4]} auto 0;
  box-shadow: ${theme.shadow.float};
  pointer-events: auto;
  &[data-size='small'] { border-radius: ${theme.radius.round}; }
`;
