import { useEffect, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { ReadSuspensionMutation } from '../generated.ts';
import { useReadSuspensionMutation } from '../generated.ts';

export type Statement = NonNullable<ReadSuspensionMutation['readSuspension']>;

/** Why a link does not work. `FAILED`: the server does not respond, or refuses for another reason. */
export type LinkFault = 'USED' | 'EXPIRED' | 'UNKNOWN' | 'FAILED';

export function linkFaultOf(error: unknown): LinkFault {
  const fault = faultOf(error);
  if (fault?.code === 'NOT_FOUND') return 'UNKNOWN';
  if (fault?.code !== 'GONE') return 'FAILED';
  return fault.message.endsWith('expired') ? 'EXPIRED' : 'USED';
}

/** Reads the statement of a suspension by a link. */
export function useStatement(token: string) {
  const [read] = useReadSuspensionMutation();
  const [statement, setStatement] = useState<Statement | null>();
  const [fault, setFault] = useState<LinkFault>();

  useEffect(() => {
    let isCurrent = true;
    read({ variables: { token } }).then(
      ({ data }) => isCurrent && setStatement(data?.readSuspension),
      (error: unknown) => isCurrent && setFault(linkFaultOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, token]);

  return { statement, fault, setFault, isLoading: !statement && !fault };
}
