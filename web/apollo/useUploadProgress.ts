import { useState } from 'react';
import type { UploadInit } from './uploadFetch.ts';

/** How far a mutation has been sent that carries a picture, 0 to 100; undefined for one that carries none. */
export function useUploadProgress() {
  const [percent, setPercent] = useState<number>();

  /** Begins anew; the mutation that is sent now takes what it answers as its context. */
  const begin = (carriesPicture: boolean): { fetchOptions: UploadInit } | undefined => {
    setPercent(carriesPicture ? 0 : undefined);
    return carriesPicture ? { fetchOptions: { onUploadProgress: setPercent } } : undefined;
  };

  return { percent, begin };
}
