import type { Modifier } from '@apollo/client/cache';
import { dropLists } from '../apollo/edges.ts';
import type { ChangePasswordInput } from '../generated.ts';
import { useChangePasswordMutation } from '../generated.ts';
import { dropOtherSessions } from './dropOtherSessions.ts';

/** Changes the viewer's password. Their other sessions, access tokens and calendar links end. */
export function useChangePassword(viewerId: string | undefined) {
  const [mutate, { client, loading }] = useChangePasswordMutation();

  const changePassword = async (input: ChangePasswordInput): Promise<void> => {
    await mutate({ variables: { input } });
    dropOtherSessions(client.cache);
    if (!viewerId) return;
    const owner = { __typename: 'User', id: viewerId };
    const id = client.cache.identify(owner);
    // A password that replaces another one removes the linked accounts and the passkeys. A first one keeps them.
    const keepAtFirst: Modifier<unknown> = (kept, { readField }) => (readField('hasPassword') ? [] : kept);
    client.cache.modify({ id, fields: { identities: keepAtFirst, passkeys: keepAtFirst } });
    client.cache.modify({ id, fields: { hasPassword: () => true } });
    for (const field of ['accessTokens', 'calendarFeeds']) dropLists(client.cache, { owner, field });
  };

  return { changePassword, isChanging: loading };
}
