import { useEffect, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { AccountLink, LinkState } from '../generated.ts';
import { useCheckLinkMutation } from '../generated.ts';

/** The state of a link, and the address that an invitation was mailed to. `UNKNOWN`: there is no such link. Undefined while it loads; `isFailed` when the server does not respond. */
export function useLinkState(kind: AccountLink, token: string) {
  const [check] = useCheckLinkMutation();
  const [state, setState] = useState<LinkState | 'UNKNOWN'>();
  const [mailAddress, setMailAddress] = useState<string | null>();
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    check({ variables: { kind, token } }).then(
      ({ data }) => {
        if (!isCurrent) return;
        setState(data?.checkLink?.state);
        setMailAddress(data?.checkLink?.mailAddress);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (faultOf(error)?.code === 'NOT_FOUND') setState('UNKNOWN');
        else setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [check, kind, token]);

  return { state, setState, mailAddress, isFailed };
}
