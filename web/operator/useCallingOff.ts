import type { OperatorEventRowFragment } from '../generated.ts';
import { useCallOffEventMutation, usePutEventOnAgainMutation } from '../generated.ts';
import type { Act } from './actContext.ts';
import { forgetOf } from './forgetOf.ts';

/** The act that calls an event off or puts it on again. Undefined for one that has ended. */
export function useCallingOff({ id, title, endsAt, calledOffReason }: OperatorEventRowFragment) {
  const [callOff] = useCallOffEventMutation({ update: forgetOf('event') });
  const [putOn] = usePutEventOnAgainMutation({ update: forgetOf('event') });
  if (Date.parse(endsAt) < Date.now()) return undefined;

  const toPutOn: Act = {
    title: `Put ${title} on again?`,
    text: 'Its registered members are notified.',
    confirmLabel: 'Put on again',
    pendingLabel: 'Putting on...',
    done: `${title} is on again`,
    run: () => putOn({ variables: { eventId: id } }),
  };
  const toCallOff: Act = {
    title: `Call ${title} off?`,
    text: 'It stays visible, and its registered members are notified. You can put it on again until it starts.',
    confirmLabel: 'Call off',
    pendingLabel: 'Calling off...',
    danger: true,
    words: { label: 'Reason', hint: 'At most 300 characters. Everyone can read it.' },
    done: `${title} is called off`,
    run: ({ words }) => callOff({ variables: { input: { eventId: id, reason: words } } }),
  };
  return calledOffReason === null ? { label: 'Call off', act: toCallOff } : { label: 'Put on again', act: toPutOn };
}
