import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { dialog, joined, momentOf, momentsOf, openForm, openMoments, share, shared } from '../test/momentWorld.tsx';
import { authorNamed, photoOf, ridePostOf } from '../test/world.ts';

type ShareMoment = NonNullable<Handlers['shareMoment']>;

const words = () => dialog().getByLabelText('Description');
const told = () =>
  dialog()
    .queryAllByRole('article')
    .map((moment) => moment.querySelector('p')?.textContent);

// Loads the dialog first, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('./MomentsDialog.tsx'),
    import('../moderation/ReportRow.tsx'),
    import('../moderation/ReportDialog.tsx'),
  ]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Ride Moments', () => {
  test('tells who, when, what and where, and shows the picture', async () => {
    const location = { __typename: 'Place' as const, lat: null, lng: null, address: 'Upper Dam' };
    const moment = momentOf('1', {
      location,
      picture: photoOf('/media/a.webp'),
      description: 'See https://example.org',
    });
    const { server, user } = await openMoments(ridePostOf(), { rideMoments: () => momentsOf([moment]) }, null);

    const card = within(await dialog().findByRole('article', { name: 'Moment by maeve' }));
    expect(card.getByRole('link', { name: 'maeve' }).getAttribute('href')).toBe('/profile/maeve');
    expect(card.getByText('12 minutes ago').tagName).toBe('TIME');
    expect(card.getByRole('link', { name: 'https://example.org' })).toBeDefined();
    expect(card.getByText('Upper Dam')).toBeDefined();
    const picture = card.getByRole('img', { name: 'Moment by maeve' });
    expect(picture.getAttribute('src')).toBe('/media/a.webp');
    await user.click(card.getByRole('button', { name: 'Open photo' }));
    const large = await screen.findByRole('dialog', { name: /Photo by maeve/ });
    expect(within(large).getByText('See https://example.org')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Photo by maeve/ })).toBeNull());
    fireEvent.error(picture);
    expect(card.queryByRole('img')).toBeNull();
    expect(server.requests).toEqual(['HomePage', 'RideMoments']);
  });

  test('come page by page', async () => {
    const rideMoments = vi.fn<NonNullable<Handlers['rideMoments']>>(({ after }) =>
      after ? momentsOf([momentOf('3')]) : momentsOf([momentOf('1'), momentOf('2')], true),
    );
    const { user } = await openMoments(ridePostOf(), { rideMoments });
    await user.click(await dialog().findByRole('button', { name: 'Load More Moments' }));

    await dialog().findByText('Moment 3');
    expect(told()).toHaveLength(3);
    expect(rideMoments.mock.calls.map(([{ after }]) => after)).toEqual([undefined, '2']);
    expect(dialog().queryByRole('button', { name: 'Load More Moments' })).toBeNull();
  });

  test('of others can be reported, one’s own deleted', async () => {
    const own = momentOf('2', { author: authorNamed('nina'), viewerCanDelete: true });
    const { user } = await openMoments(ridePostOf(), { rideMoments: () => momentsOf([momentOf('1'), own]) });
    const card = within(await dialog().findByRole('article', { name: 'Moment by nina' }));
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Delete moment']);
    await user.click(dialog().getByRole('button', { name: 'More', description: 'maeve' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));

    expect(await screen.findByRole('dialog', { name: 'Report this moment' })).toBeDefined();
  });

  test('say that there are none, and to whom it is open to share', async () => {
    await openMoments(ridePostOf());

    expect(await dialog().findByText('No moments yet')).toBeDefined();
    expect(dialog().getByText('Those who take part can share them here.')).toBeDefined();
    expect(dialog().queryByRole('button', { name: 'Capture Moment' })).toBeNull();
  });

  test('that cannot be had are asked for again on demand', async () => {
    const rideMoments = vi.fn<NonNullable<Handlers['rideMoments']>>(() => Promise.reject(new TypeError('Offline')));
    const { user } = await openMoments(ridePostOf(), { rideMoments });
    const again = await dialog().findByRole('button', { name: 'Try again' });
    rideMoments.mockReturnValue(momentsOf([momentOf('1')]));
    await user.click(again);

    expect(await dialog().findByText('Moment 1')).toBeDefined();
  });

  test('of a ride that has been removed say so', async () => {
    await openMoments(ridePostOf(), { rideMoments: () => ({ post: null }) });

    expect(await dialog().findByText('This ride has been removed')).toBeDefined();
  });
});

describe('sharing a moment', () => {
  test('adds it last and counts it, with one request and an id made here', async () => {
    const shareMoment = vi.fn<ShareMoment>(shared);
    const rideMoments = () => momentsOf([momentOf('1')]);
    const { user, card, server } = await openForm({ shareMoment, rideMoments });
    expect(dialog().getByRole('heading', { name: 'Share a Moment' })).toBeDefined();
    expect(document.activeElement).toBe(words());
    await user.keyboard(' Above the clouds. ');
    await user.type(dialog().getByLabelText('Location'), 'Second hairpin');
    await user.click(share());

    expect(await screen.findByText('Moment shared!')).toBeDefined();
    expect(told()).toEqual(['Moment 1', 'Above the clouds.']);
    expect(dialog().queryByRole('heading', { name: 'Share a Moment' })).toBeNull();
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Capture Moment' }));
    expect(within(card).getByText('8')).toBeDefined();
    const { input } = shareMoment.mock.calls[0]?.[0] ?? {};
    expect(uuidVersion(input?.id ?? '')).toBe(7);
    expect(input).toEqual({
      id: input?.id,
      postId: 'ride-1',
      description: 'Above the clouds.',
      imageUrl: undefined,
      location: { address: 'Second hairpin' },
    });
    expect(server.requests).toEqual(['Session', 'HomePage', 'RideMoments', 'ShareMoment']);
  });

  test('needs a description, a photo or a location', async () => {
    const { user, server } = await openForm();
    await user.type(words(), '  ');
    await user.click(share());

    expect(await dialog().findByText('Please add a description, a photo or a location to your moment')).toBeDefined();
    expect(server.requests).not.toContain('ShareMoment');
  });

  test('can be done with a photo alone', async () => {
    const shareMoment = vi.fn<ShareMoment>(shared);
    const { user } = await openForm({ shareMoment });
    const file = new File(['abc'], 'top.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
    await dialog().findByRole('img', { name: 'top.jpg' });
    await user.click(share());

    expect(await screen.findByText('Moment shared!')).toBeDefined();
    expect(shareMoment.mock.calls[0]?.[0].input.imageUrl).toMatch(/^data:image\/jpeg/);
  });

  test('keeps what was written when it fails, and sends it again under the same id', async () => {
    const shareMoment = vi.fn<ShareMoment>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await openForm({ shareMoment });
    await user.type(words(), 'Again');
    await user.click(share());
    expect(await screen.findByText('There was a problem sharing your moment. Please try again.')).toBeDefined();
    expect(words()).toHaveProperty('value', 'Again');

    shareMoment.mockImplementation(shared);
    await user.click(share());
    await screen.findByText('Moment shared!');
    const ids = shareMoment.mock.calls.map(([{ input }]) => input.id);
    expect(ids[1]).toBe(ids[0]);
  });

  test('tells who has left the ride elsewhere that they must join it', async () => {
    const message = 'Join this ride to share moments of it';
    const { user } = await openForm({ shareMoment: () => Promise.reject(new FaultReply(message, 'FORBIDDEN')) });
    await user.type(words(), 'Late');
    await user.click(share());

    expect(await screen.findByText(message)).toBeDefined();
  });

  test('tells why its photo was not taken', async () => {
    const message = 'Failed to process the image file: it is damaged or cut short';
    const refusal = new FaultReply(message, 'BAD_USER_INPUT', 'imageUrl');
    const { user } = await openForm({ shareMoment: () => Promise.reject(refusal) });
    await user.type(words(), 'With a photo');
    await user.click(share());

    expect(await screen.findByText(message)).toBeDefined();
  });

  test('survives a reload, and is given up by Cancel', async () => {
    const view = await openForm();
    await view.user.type(words(), 'Half a');
    view.unmount();

    const { user } = await openForm();
    expect(words()).toHaveProperty('value', 'Half a');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(dialog().getByRole('button', { name: 'Capture Moment' }));
    expect(words()).toHaveProperty('value', '');
  });
});

describe('deleting a moment', () => {
  const moments = () => momentsOf([momentOf('1'), momentOf('2', { viewerCanDelete: true })]);

  test('is for its author, asks first, and takes it off list and count', async () => {
    const deleteMoment = vi.fn<NonNullable<Handlers['deleteMoment']>>(({ momentId }) => ({
      deleteMoment: {
        __typename: 'DeleteMomentPayload',
        deletedMomentId: momentId,
        ride: { __typename: 'Ride', id: 'ride-of-1', momentCount: 1 },
      },
    }));
    const { user, card, server } = await openMoments(joined, { rideMoments: moments, deleteMoment });
    await user.click(await dialog().findByRole('button', { name: 'Delete moment' }));
    expect(deleteMoment).not.toHaveBeenCalled();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Moment deleted successfully')).toBeDefined();
    await waitFor(() => expect(told()).toEqual(['Moment 1']));
    expect(within(card).getByText('1')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'RideMoments', 'DeleteMoment']);
  });

  test('that fails is said, and the moment stays', async () => {
    const deleteMoment = () => Promise.reject(new TypeError('Offline'));
    const { user } = await openMoments(joined, { rideMoments: moments, deleteMoment });
    await user.click(await dialog().findByRole('button', { name: 'Delete moment' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete moment')).toBeDefined();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(told()).toHaveLength(2);
  });
});

test('the text of a moment suggests people of the ride for a mention', async () => {
  const mentionSuggestions = vi.fn<NonNullable<Handlers['mentionSuggestions']>>(() => ({ mentionSuggestions: [] }));
  const { user } = await openForm({ mentionSuggestions });
  await user.type(words(), 'With @ma');
  await waitFor(() => expect(mentionSuggestions).toHaveBeenCalledWith({ text: 'ma', postId: 'ride-1' }));
});

test('a moment of another member is removed by an organiser of the group of the ride, and by nobody else', async () => {
  const removeGroupContent = vi.fn<NonNullable<Handlers['removeGroupContent']>>(({ input }) => ({
    removeGroupContent: { __typename: 'RemoveGroupContentPayload', removedId: input.contentId },
  }));
  const moments = momentsOf([momentOf('1'), momentOf('2', { viewerCanDelete: true })]);
  const group = { __typename: 'Group' as const, id: 'owls', viewerOrganises: true };
  const rideMoments = () => ({ post: moments.post && { ...moments.post, group } });
  const { user } = await openMoments(joined, { rideMoments, removeGroupContent });
  // Only for the moment that the viewer cannot delete.
  await user.click(await dialog().findByRole('button', { name: 'Remove moment from group' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Remove this moment from the group?' }));
  await user.type(removal.getByLabelText('Words to the author'), 'Not here');
  await user.click(removal.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The moment is removed')).toBeDefined();
  expect(removeGroupContent.mock.lastCall?.[0].input).toMatchObject({ contentId: '1', words: 'Not here' });
  await waitFor(() => expect(told()).toEqual(['Moment 2']));
});
