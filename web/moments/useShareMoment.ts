import { appendNode } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { ShareMomentInput } from '../generated.ts';
import { useShareMomentMutation } from '../generated.ts';

/** Shares a moment and puts it last in the list of its ride, which tells them in the order they happened. */
export function useShareMoment() {
  const { percent, begin } = useUploadProgress();
  const [mutate, { loading }] = useShareMomentMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const { moment, ride } = data.shareMoment;
      appendNode(cache, { owner: ride, field: 'moments', edgeType: 'MomentEdge', node: moment });
    },
  });

  const shareMoment = (input: ShareMomentInput) =>
    mutate({ variables: { input }, context: begin(Boolean(input.imageUrl)) });

  return { shareMoment, isSharing: loading, percent: loading ? percent : undefined };
}
