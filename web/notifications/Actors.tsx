import type { NotificationRowFragment } from '../generated.ts';

interface Props {
  notification: Pick<NotificationRowFragment, 'actors' | 'actorCount'>;
}

/** 'Ana', 'Ana and Ben', 'Ana and 3 others': the latest first. */
export function Actors({ notification: { actors, actorCount } }: Props) {
  const [first, second] = actors;
  if (!first) return null;
  const others = actorCount === 2 && second ? <bdi>{second.displayName}</bdi> : `${actorCount - 1} others`;
  return (
    <strong>
      <bdi>{first.displayName}</bdi>
      {second && <> and {others}</>}
    </strong>
  );
}
