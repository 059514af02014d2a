import styled from '@emotion/styled';
import { MapPin, ShieldX, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MomentCardFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { linkify } from '../lib/linkify.tsx';
import { ReportMenu } from '../moderation/ReportMenu.tsx';
import { GroupRemovalDialog } from '../takedowns/organiserParts.tsx';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Instant } from '../ui/Instant.tsx';
import { formatPlace } from './formatPlace.ts';
import { MomentPhoto } from './MomentPhoto.tsx';
import { useDeleteMoment } from './useDeleteMoment.ts';

interface Props {
  moment: MomentCardFragment;
  /** Whether the viewer organises the group of the ride, and may remove the moments of others. */
  isOrganiser?: boolean;
}

export function MomentCard({ moment, isOrganiser = false }: Props) {
  const { author, description, timestamp, location, viewerCanDelete } = moment;
  const nameId = useId();
  const place = location && formatPlace(location);

  return (
    <Root aria-label={`Moment by ${author.username}`}>
      <Avatar src={author.profilePicture} size="s" />
      <div>
        <Head>
          <Link id={nameId} dir="auto" to={`/profile/${author.username}`}>
            {author.username}
          </Link>
          <Instant instant={timestamp}>{formatAgo(timestamp)}</Instant>
          <Acts>
            {viewerCanDelete ? (
              <DeleteButton momentId={moment.id} />
            ) : (
              <>
                {isOrganiser && <RemoveButton moment={moment} />}
                <ReportMenu kind="moment" id={moment.id} describedBy={nameId} />
              </>
            )}
          </Acts>
        </Head>
        {description && <Words dir="auto">{linkify(description)}</Words>}
        <MomentPhoto moment={moment} />
        {place && (
          <Place>
            <MapPin aria-hidden="true" />
            <bdi>{place}</bdi>
          </Place>
        )}
      </div>
    </Root>
  );
}

function RemoveButton({ moment }: { moment: MomentCardFragment }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label="Remove moment from group" icon={<ShieldX />} onClick={() => setAsking(true)} />
      <GroupRemovalDialog open={isAsking} onOpenChange={setAsking} content={moment} />
    </>
  );
}

function DeleteButton({ momentId }: { momentId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { remove, isDeleting } = useDeleteMoment(momentId);

  return (
    <>
      <IconButton label="Delete moment" icon={<Trash2 />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this moment?"
        text="The moment will be gone for everyone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        onConfirm={remove}
        pending={isDeleting}
        danger
      />
    </>
  );
}

const { color, type } = theme;

const Root = styled.article`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: start;

  img:not([data-avatar]) {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    margin-block: 8px;
    border-radius: ${theme.radius.picture};
    background-color: ${color.surfaceSunken};
    object-fit: cover;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  color: ${color.textMuted};
  font: ${type.small};

  a {
    max-width: 100%;
    overflow: hidden;
    border-radius: 3px;
    color: ${color.text};
    font: ${type.ui};
    font-weight: 600;
    text-overflow: ellipsis;

    &:hover { text-decoration: underline; text-underline-offset: 3px; }
  }
`;

const Acts = styled.span`
  display: flex;
  align-self: start;
  margin: -10px -8px -10px auto;
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 4px;
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;

  .lucide { flex: none; width: 16px; height: 16px; stroke-width: 2; }
`;
