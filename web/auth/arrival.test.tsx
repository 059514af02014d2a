import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import HomePage from '../home/HomePage.tsx';
import { usePaceGroup } from '../rides/usePaceGroup.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { listOf } from '../test/openComments.tsx';
import { renderAs } from '../test/renderAs.tsx';
import { commentsOf, threadOf } from '../test/talk.ts';
import { feedOf, homeOf, nina, postOf, rideOf, ridePostOf, summaryOf } from '../test/world.ts';
import { carryPress, dropCarried } from './carried.ts';
import LoginPage from './LoginPage.tsx';
import { writeStoredSession } from './storedSession.ts';

const session = { __typename: 'SessionPayload' as const, sessionId: 'new-session', user: nina };
function GroupB() {
  const { join } = usePaceGroup({ postId: 'ride-1', viewerIsParticipating: false });
  const group = { id: 'group-b', letter: 'B', name: 'Steady', isFull: false };
  return (
    <button type="button" onClick={() => void join(group)}>
      Join group B
    </button>
  );
}
const pages = (
  <Routes>
    <Route path="/" element={<HomePage />} />
    <Route path="/post/:id" element={<p>The post’s page</p>} />
    <Route path="/login" element={<LoginPage />} />
    <Route path="/pace-groups" element={<GroupB />} />
  </Routes>
);

function show(handlers: Handlers = {}, path = '/', state: unknown = undefined) {
  return renderAs(
    null,
    pages,
    {
      homePage: ({ signedIn }) => homeOf(signedIn ? nina : null, { feed: feedOf([postOf()]) }),
      loginPage: () => ({
        instance: loginInstance(),
      }),
      login: () => ({ login: session }),
      comments: () => listOf(commentsOf([threadOf('one')])),
      ...handlers,
    },
    { path, state },
  );
}

type User = ReturnType<typeof show>['user'];

async function signIn(user: User, name = 'Nina') {
  await user.type(await screen.findByLabelText('Username'), name);
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
}

async function follow(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
}

const liked = () => ({
  setLike: {
    __typename: 'SetLikePayload' as const,
    post: { __typename: 'Post' as const, id: 'post-1', likeCount: 49, viewerHasLiked: true },
  },
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a press', () => {
  test('is done before the next page opens, once', async () => {
    const setLike = vi.fn(liked);
    const { user, place, server } = show({ setLike });
    await user.click(await screen.findByRole('button', { name: '48 likes' }));
    await follow(user);
    await signIn(user);

    expect(await screen.findByText('Post liked!')).toBeDefined();
    await waitFor(() => expect(place.path).toBe('/'));
    expect(setLike).toHaveBeenCalledExactlyOnceWith({ postId: 'post-1', liked: true });
    expect(server.requests).toEqual(['HomePage', 'LoginPage', 'Login', 'SetLike', 'HomePage']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('that fails says why, and the member is signed in', async () => {
    const setRideParticipation = () => {
      throw new FaultReply('Cannot join a ride that has already passed');
    };
    const ride = ridePostOf();
    const { user, place } = show({
      homePage: ({ signedIn }) => homeOf(signedIn ? nina : null, { feed: feedOf([ride]) }),
      setRideParticipation,
    });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    await follow(user);
    await signIn(user);

    expect(await screen.findByText('Cannot join a ride that has already passed')).toBeDefined();
    await waitFor(() => expect(place.path).toBe('/'));
  });

  test('on a full ride joins its waiting list, and says if a place was free', async () => {
    const full = ridePostOf({ places: 14, participantCount: 14 });
    const setRideWaiting = vi.fn(() => ({
      setRideWaiting: {
        __typename: 'SetRideWaitingPayload' as const,
        ride: rideOf({ places: 14, viewerIsParticipating: true }),
        viewer: { __typename: 'User' as const, id: nina.id, nextRides: summaryOf(nina).nextRides },
      },
    }));
    const { user } = show({
      homePage: ({ signedIn }) => homeOf(signedIn ? nina : null, { feed: feedOf([full]) }),
      setRideWaiting,
    });
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    await follow(user);
    await signIn(user);

    expect(await screen.findByText("You've joined this ride!")).toBeDefined();
    expect(setRideWaiting).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', waiting: true });
  });

  test('on a pace group joins this group', async () => {
    const joined = vi.fn<NonNullable<Handlers['setRideParticipation']>>(() => Promise.reject(new TypeError('Failed')));
    const { user } = show({ setRideParticipation: joined }, '/pace-groups');
    await user.click(await screen.findByRole('button', { name: 'Join group B' }));
    await follow(user);
    await signIn(user);
    const variables = { postId: 'ride-1', participating: true, paceGroupId: 'group-b' };
    await waitFor(() => expect(joined).toHaveBeenCalledExactlyOnceWith(variables));
  });

  test('is offered to a member who came another way', async () => {
    const setLike = vi.fn(liked);
    carryPress({ verb: 'like', id: 'post-1', ownerId: 'maeve-id' });
    const { user } = show({ setLike }, '/login');
    await signIn(user);

    await user.click(await screen.findByRole('button', { name: 'Like it' }));
    expect(await screen.findByText('Post liked!')).toBeDefined();
    expect(setLike).toHaveBeenCalledOnce();
  });

  test('is offered after a reload of the login page, and nothing is joined before', async () => {
    const setRideParticipation = vi.fn(() => {
      throw new FaultReply('Cannot join a ride that has already passed');
    });
    const homePage = ({ signedIn }: { signedIn: boolean }) =>
      homeOf(signedIn ? nina : null, { feed: feedOf([ridePostOf()]) });
    const before = show({ homePage });
    await before.user.click(await screen.findByRole('button', { name: 'Join' }));
    await follow(before.user);
    await screen.findByLabelText('Username');
    before.unmount();
    // A reload keeps session storage and the state of the history, and nothing else.
    const stored = { ...sessionStorage };
    dropCarried();
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    const { user, place } = show({ homePage, setRideParticipation }, '/login', { from: '/', isPrompted: true });
    await signIn(user);

    expect(await screen.findByText('You wanted to join a ride')).toBeDefined();
    await waitFor(() => expect(place.path).toBe('/'));
    expect(setRideParticipation).not.toHaveBeenCalled();
  });

  test('on the member’s own post is not done', async () => {
    const setLike = vi.fn(liked);
    carryPress({ verb: 'like', id: 'post-1', ownerId: nina.id });
    const { user, place } = show({ setLike }, '/login');
    await signIn(user);

    await waitFor(() => expect(place.path).toBe('/'));
    expect(screen.queryByRole('button', { name: 'Like it' })).toBeNull();
    expect(setLike).not.toHaveBeenCalled();
  });

  test('is dropped when the session comes from another tab', async () => {
    const setLike = vi.fn(liked);
    carryPress({ verb: 'like', id: 'post-1' });
    const { place } = show({ setLike }, '/login');
    await screen.findByLabelText('Username');
    writeStoredSession({ user: nina, sessionId: 'of-another-tab' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'session_id' }));

    await waitFor(() => expect(place.path).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
    expect(setLike).not.toHaveBeenCalled();
  });

  test('that an address names is none', async () => {
    const { user, place, server } = show({}, '/login?verb=like&id=post-1&isPrompted=true&carried=post-1');
    await signIn(user);

    await waitFor(() => expect(place.path).toBe('/'));
    expect(server.requests).toEqual(['LoginPage', 'Login', 'HomePage']);
  });
});

describe('a comment', () => {
  test('stands in the member’s box with the focus, ready to be sent', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '6 comments' }));
    await user.type(await screen.findByLabelText('Write a comment...'), 'Me too.{Enter}');
    await follow(user);
    await signIn(user);

    const box = await screen.findByLabelText<HTMLTextAreaElement>('Write a comment...');
    expect(box.value).toBe('Me too.');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.selectionStart).toBe(box.value.length);
    expect(Object.keys(localStorage).filter((key) => key.endsWith('visitor'))).toEqual([]);
  });

  test('that was only typed is kept too, and its post is one press away', async () => {
    const { user, place } = show();
    await user.click(await screen.findByRole('button', { name: '6 comments' }));
    await user.type(await screen.findByLabelText('Write a comment...'), 'Me too.');
    await user.click(await screen.findByRole('button', { name: '48 likes' }));
    sessionStorage.removeItem('cycle-chat-carried-press');
    await follow(user);
    await signIn(user);

    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(place.path).toBe('/post/post-1');
  });

  test('goes above what the member had typed there before', async () => {
    localStorage.setItem('cycle-chat-draft:comment:post-1::nina-id', JSON.stringify({ text: 'Second.' }));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '6 comments' }));
    await user.type(await screen.findByLabelText('Write a comment...'), 'First.{Enter}');
    await follow(user);
    await signIn(user);

    const box = await screen.findByLabelText<HTMLTextAreaElement>('Write a comment...');
    expect(box.value).toBe('First.\nSecond.');
  });

  test('as a reply opens under its comment', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '6 comments' }));
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(await screen.findByLabelText('Write a reply...'), 'Same here.{Enter}');
    await follow(user);
    await signIn(user);

    const box = await screen.findByLabelText<HTMLTextAreaElement>('Write a reply...');
    expect(box.value).toBe('Same here.');
  });
});
