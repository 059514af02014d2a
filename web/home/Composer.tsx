import styled from '@emotion/styled';
import { Bike, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GroupKind, SessionUserFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { usePressFirst } from '../ui/usePressFirst.ts';
import { useComposeRequest } from './useComposeRequest.ts';

const CreatePostDialog = lazyDialog(() =>
  import('../posts/CreatePostDialog.tsx').then((module) => module.CreatePostDialog),
);
const PostRideDialog = lazyDialog(() => import('../rides/PostRideDialog.tsx').then((module) => module.PostRideDialog));

interface Props {
  user: SessionUserFragment;
  group?: { id: string; name: string; kind?: GroupKind };
  /** The text of the button in place of a text field. */
  prompt?: ReactNode;
}

export function Composer({ user, group, prompt = <Question user={user} /> }: Props) {
  const [isWriting, setWriting] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const showsPost = usePressFirst(isWriting);
  const showsRide = usePressFirst(isPlanning);
  useComposeRequest(() => setWriting(true));

  return (
    <Root aria-label="Create Post">
      <Avatar src={user.profilePicture} />
      <Prompt type="button" onClick={() => setWriting(true)}>
        {prompt}
      </Prompt>
      <Button variant="soft" icon={<PencilLine />} onClick={() => setWriting(true)}>
        Post
      </Button>
      <Button icon={<Bike />} onClick={() => setPlanning(true)}>
        Ride
      </Button>
      <CreatePostDialog open={showsPost} onOpenChange={setWriting} user={user} group={group} />
      <PostRideDialog open={showsRide} onOpenChange={setPlanning} user={user} group={group} />
    </Root>
  );
}

function Question({ user }: Pick<Props, 'user'>) {
  const [firstName] = user.displayName.split(' ');
  return (
    <>
      What's on your mind, <bdi>{firstName}</bdi>?
    </>
  );
}

const { color, space } = theme;

const Root = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: 14px ${space[4]};

  @container feed (max-width: 559px) {
    flex-wrap: wrap;

    > [data-variant] { flex: 1; }
  }
  ${theme.media.phone} {
    margin-top: -16px;
    border-top: 0;
  }
`;

const Prompt = styled.button`
  flex: 1;
  min-width: 0;
  height: ${theme.size.touch};
  padding: 0 2px;
  border-radius: 8px;
  color: ${color.textMuted};
  text-align: left;

  &:hover { color: ${color.text}; }
  @container feed (max-width: 559px) { flex: 1 0 calc(100% - 60px); }
`;
