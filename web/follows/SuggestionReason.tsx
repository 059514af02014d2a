import type { RiderSuggestionFragment } from '../generated.ts';

interface Props {
  rider: Pick<RiderSuggestionFragment, 'reason' | 'companion' | 'group'>;
}

/** Why a rider is suggested to the viewer. */
export function SuggestionReason({ rider: { reason, companion, group } }: Props) {
  if (reason === 'RIDES_WITH_VIEWER') return 'Rides with you';
  if (reason === 'SAME_GROUP')
    return group ? (
      <>
        In <bdi>{group.name}</bdi>
      </>
    ) : (
      'In one of your groups'
    );
  return <>Rides with {companion ? <bdi>{companion.displayName}</bdi> : 'someone you follow'}</>;
}
