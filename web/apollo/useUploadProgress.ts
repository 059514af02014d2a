import { useState } from 'react';
import type { UploadInit } from './uploadFetch.ts';

/** The upload progress of a mutation with a picture, 0 to 100. Undefined for a mutation without one. */
export function useUploadProgress() {
  const [percent, setPercent] = useState<number>();

  /** Resets the progress. Pass the result as the `context` of the mutation. */
  const begin = (carriesPicture: boolean): { fetchOptions: UploadInit } | undefined => {
    setPercent(carriesPicture ? 0 : undefined);
    return carriesPicture ? { fetchOptions: { onUploadProgress: setPercent } } : undefined;
  };

  return { percent, begin };
}
