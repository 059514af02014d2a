import type { FieldFunctionOptions } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { dropLists } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useToggle } from '../apollo/useToggle.ts';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { EventPlacesFragment } from '../generated.ts';
import { EventPlacesLeftDocument, useSetEventRegistrationMutation } from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';

/** The number of faces that the page of an event requests. */
const faceCount = 4;

type StoredPlaces = Pick<EventPlacesFragment, 'viewerIsRegistered' | 'participantCount' | 'isFull'>;

/** Registers for an event or cancels. The button, the count and the places left change at once. */
export function useEventRegistration(event: EventPlacesFragment): () => void {
  const { user } = useSession();
  const client = useApolloClient();
  const toast = useToast();
  const promptLogin = useLoginPrompt();
  const [setEventRegistration] = useSetEventRegistrationMutation({
    // The full list is requested again when it is next shown. The response has the faces.
    update: (cache) => dropLists(cache, { owner: event, field: 'participants' }, ({ first }) => first !== faceCount),
  });

  // The rejection is final even if this query fails. The error link logs the failure.
  const loadPlacesLeft = () =>
    client
      .query({ query: EventPlacesLeftDocument, variables: { eventId: event.id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);

  const { toggle } = useToggle({
    name: `event:${event.id}`,
    isOn: event.viewerIsRegistered,
    write: (cache, on) => {
      const countAfter = (readField: FieldFunctionOptions['readField']) => {
        const count = readField<number>('participantCount') ?? 0;
        if (readField('viewerIsRegistered') === on) return count;
        return Math.max(0, count + (on ? 1 : -1));
      };
      cache.modify<StoredPlaces>({
        id: cache.identify(event),
        fields: {
          viewerIsRegistered: () => on,
          participantCount: (_count, { readField }) => countAfter(readField),
          isFull: (_isFull, { readField }) => {
            const places = readField<number | null>('maxParticipants');
            return typeof places === 'number' && countAfter(readField) >= places;
          },
        },
      });
    },
    send: async (registered) => {
      try {
        await setEventRegistration({ variables: { eventId: event.id, registered } });
      } catch (error) {
        // Other members took the last places. The new count is read before the optimistic layer is removed, to prevent
        // flicker.
        if (faultOf(error)?.code === 'CONFLICT') await loadPlacesLeft();
        throw error;
      }
    },
    onDone: (on) => toast({ title: on ? "You've joined this event!" : "You've left this event", tone: 'success' }),
    onFail: (error, on) => toast({ title: failureText(error, on), tone: 'danger' }),
  });

  return () => {
    if (user) return toggle();
    promptLogin('Authentication required', 'Please log in to join events', { verb: 'joinEvent', id: event.id });
  };
}

function failureText(error: unknown, joining: boolean): string {
  if (!joining) return 'Failed to leave this event';
  return faultOf(error)?.message ?? 'Failed to join this event';
}
