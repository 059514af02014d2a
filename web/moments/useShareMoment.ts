import { appendNode } from '../apollo/edges.ts';
import { useUploadProgress } from '../apollo/useUploadProgress.ts';
import type { ShareMomentInput } from '../generated.ts';
import { useShareMomentMutation } from '../generated.ts';

/** Shares a moment and adds it to the end of its ride's list, which is in order of time. */
export function useShareMoment() {
  const { percent, begin } = useUploadProgress();
  const [mutate, { loading }] = useShareMomentMutation({
    update: (cache, { data }) => {
      if (!data?.shareMoment) return;
      const { moment, ride } = data.shareMoment;
      appendNode(cache, { owner: ride, field: 'moments', edgeType: 'MomentEdge', node: moment });
    },
  });

  const shareMoment = (input: ShareMomentInput) =>
    mutate({ variables: { input }, context: begin(Boolean(input.imageUrl)) });

  return { shareMoment, isSharing: loading, percent: loading ? percent : undefined };
}
