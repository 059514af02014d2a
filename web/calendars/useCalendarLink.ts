import { useState } from 'react';
import { deleteNode, prependNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import {
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useRotateCalendarFeedMutation,
} from '../generated.ts';
import { useToast } from '../ui/Toast.tsx';
import type { Calendar } from './calendarsOf.ts';

interface Props {
  viewerId: string;
  calendar: Calendar;
  /** Called when the list is out of date. */
  onStale(): void;
}

export type LinkProof = ReturnType<typeof useCalendarLink>['proof'];

/** Creates, replaces and revokes the link of a calendar. */
export function useCalendarLink({ viewerId, calendar, onStale }: Props) {
  const { name, kind, groupId, link } = calendar;
  const toast = useToast();
  const [password, setPassword] = useState('');
  /** The error of the password field. Undefined until the server requires a password. */
  const [passwordError, setPasswordError] = useState<string>();
  const [create, { loading: isCreating }] = useCreateCalendarFeedMutation({
    update: (cache, { data }) => {
      const node = data?.createCalendarFeed?.calendarFeed;
      if (!node) return;
      const owner = { __typename: 'User', id: viewerId };
      prependNode(cache, { owner, field: 'calendarFeeds', edgeType: 'CalendarFeedEdge', node });
    },
  });
  const [rotate, { loading: isRotating }] = useRotateCalendarFeedMutation();
  const [revokeFeed, { client, loading: isRevoking }] = useRevokeCalendarFeedMutation();

  const showFailure = (title: string, error: unknown) => {
    const fault = faultOf(error);
    if (fault?.field === 'currentPassword') {
      setPasswordError(password ? fault.message : 'Enter your password: you signed in some time ago');
      return;
    }
    // The link was changed elsewhere after the list was loaded.
    if (fault?.code === 'CONFLICT' || fault?.code === 'NOT_FOUND') onStale();
    toast({ title, text: fault?.message, tone: 'danger' });
  };

  const forgetPassword = () => {
    setPassword('');
    setPasswordError(undefined);
  };

  /** The full URL of the new link. Null when it could not be made, or the password is required first. */
  const makeLink = async (): Promise<string | null> => {
    const proof = password ? { currentPassword: password } : {};
    try {
      const path = link
        ? (await rotate({ variables: { feedId: link.id, ...proof } })).data?.rotateCalendarFeed?.path
        : (await create({ variables: { input: { kind, groupId, ...proof } } })).data?.createCalendarFeed?.path;
      forgetPassword();
      return path ? window.location.origin + path : null;
    } catch (error) {
      showFailure('Failed to make the link. Please try again.', error);
      return null;
    }
  };

  const revoke = async (): Promise<void> => {
    if (!link) return;
    try {
      await revokeFeed({ variables: { feedId: link.id } });
    } catch (error) {
      if (faultOf(error)?.code !== 'NOT_FOUND') {
        showFailure('Failed to revoke the link. Please try again.', error);
        return;
      }
    }
    deleteNode(client.cache, { __typename: 'CalendarFeed', id: link.id });
    toast({ title: `The link to ${name} is revoked`, text: 'Calendars that used it get no more.', tone: 'success' });
  };

  const proof = { password, setPassword, passwordError, forgetPassword };
  return { makeLink, revoke, isMaking: isCreating || isRotating, isRevoking, proof };
}
