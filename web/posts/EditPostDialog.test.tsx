import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdatePostMutation } from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { renderAs } from '../test/renderAs.tsx';
import type { FeedPost } from '../test/world.ts';
import { authorNamed, feedOf, groupNamed, homeOf, nina, ninaAfter, photoOf, postOf } from '../test/world.ts';
// Imported so that the test does not wait for the dialog to compile.
import './EditPostDialog.tsx';

type UpdatePost = NonNullable<Handlers['updatePost']>;

const spinners = groupNamed('Sunday Spinners', { viewerIsMember: true });
const gravel = groupNamed('Forest Gravel Crew', { viewerIsMember: true });
const own = postOf({ author: authorNamed('nina'), viewerCanEdit: true, pictures: [photoOf('/media/one.webp')] });
const inSpinners = { __typename: 'Group' as const, id: spinners.id, name: spinners.name };

function saved(post: Partial<FeedPost>, before = own): UpdatePostMutation {
  return { updatePost: { __typename: 'UpdatePostPayload', post: { ...before, ...post }, viewer: ninaAfter() } };
}

async function openDialog(handlers: Handlers, post = own) {
  const homePage = () => homeOf(nina, { joined: [spinners, gravel], feed: feedOf([post]) });
  const view = renderAs(nina, <HomePage />, { homePage, ...handlers });
  await view.user.click(await screen.findByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Post' });
  return view;
}

const dialog = () => within(screen.getByRole('dialog'));
const text = () => dialog().getByRole('textbox', { name: /What's on your mind/ });
const save = () => dialog().getByRole('button', { name: 'Save Changes' });

async function choose(user: Awaited<ReturnType<typeof openDialog>>['user'], label: string, option: string) {
  await user.click(dialog().getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('Edit Post', () => {
  test('begins with what the post says, and shows what was saved, with one request', async () => {
    const answer = Promise.withResolvers<UpdatePostMutation>();
    const updatePost = vi.fn<UpdatePost>(() => answer.promise);
    const { user, server } = await openDialog({ updatePost });
    expect(text()).toHaveProperty('value', own.content);
    expect(dialog().getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('/media/one.webp');
    await user.clear(text());
    await user.type(text(), ' Headwind both ways. ');
    await user.click(save());
    expect(await dialog().findByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
    // Unchanged fields are not sent.
    expect(updatePost).toHaveBeenCalledExactlyOnceWith({ input: { postId: 'post-1', content: 'Headwind both ways.' } });

    answer.resolve(saved({ content: 'Headwind both ways.' }));
    expect(await screen.findByText('Post updated successfully!')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Headwind both ways.')).toBeDefined();
    expect(server.requests).toEqual(['Session', 'HomePage', 'UpdatePost']);
  });

  test('needs some content', async () => {
    const { user, server } = await openDialog({});
    await user.clear(text());
    await user.click(save());

    expect(await screen.findByText('Please add some content to your post')).toBeDefined();
    expect(server.requests).not.toContain('UpdatePost');
  });

  test('keeps what was typed when it fails, and tells what was wrong with it', async () => {
    const updatePost = () => {
      throw new FaultReply('A post has at most 10,000 characters', 'BAD_USER_INPUT', 'content');
    };
    const { user } = await openDialog({ updatePost });
    await user.type(text(), ' And long.');
    await user.click(save());

    expect(await screen.findByText('Failed to update post. Please try again.')).toBeDefined();
    expect(dialog().getByText('A post has at most 10,000 characters')).toBeDefined();
    expect(text()).toHaveProperty('value', `${own.content} And long.`);
  });

  test('Cancel forgets the changes', async () => {
    const { user } = await openDialog({});
    await user.type(text(), ' Not this.');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));

    expect(text()).toHaveProperty('value', own.content);
  });
});

describe('its photo', () => {
  test('can be removed', async () => {
    const updatePost = vi.fn<UpdatePost>(() => saved({ pictures: [] }));
    const { user } = await openDialog({ updatePost });
    await user.click(dialog().getByRole('button', { name: 'Remove photo' }));
    await user.click(save());
    await screen.findByText('Post updated successfully!');

    expect(updatePost.mock.calls[0]?.[0].input.mediaUrls).toEqual([]);
    expect(screen.queryByRole('img', { name: 'Photo by nina' })).toBeNull();
  });

  test('can be described anew, without being sent again', async () => {
    const updatePost = vi.fn<UpdatePost>(() => saved({ pictures: [photoOf('/media/one.webp', { alt: 'A pass' })] }));
    const { user } = await openDialog({ updatePost });
    await user.type(dialog().getByLabelText(/Describe the photo/), 'A pass');
    await user.click(save());
    await screen.findByText('Post updated successfully!');

    const { mediaUrls, mediaAlts } = updatePost.mock.calls[0]?.[0].input ?? {};
    expect([mediaUrls, mediaAlts]).toEqual([undefined, ['A pass']]);
    expect(screen.getByRole('img', { name: 'A pass' })).toBeDefined();
  });

  test('can be changed for another', async () => {
    const updatePost = vi.fn<UpdatePost>(() => saved({ pictures: [photoOf('/media/two.webp')] }));
    const { user } = await openDialog({ updatePost });
    const file = new File(['abc'], 'ride.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Photo', { selector: 'input' }), { target: { files: [file] } });
    await dialog().findByRole('img', { name: 'ride.jpg' });
    await user.click(save());
    await screen.findByText('Post updated successfully!');

    expect(updatePost.mock.calls[0]?.[0].input.mediaUrls).toEqual([expect.stringMatching(/^data:image\/jpeg/)]);
  });
});

describe('its group', () => {
  const filterBy = async (user: Awaited<ReturnType<typeof openDialog>>['user'], name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Filter by Group' }));
    await user.click(await screen.findByRole('option', { name }));
  };

  test('can be another joined one, and the loaded lists of both follow', async () => {
    const post = { ...own, group: inSpinners };
    const moved = { ...own, group: { __typename: 'Group' as const, id: gravel.id, name: gravel.name } };
    const updatePost = vi.fn<UpdatePost>(() => saved(moved));
    let gravelPosts: FeedPost[] = [];
    const homeFeed: Handlers['homeFeed'] = ({ groupId }) => ({
      feed: feedOf(groupId === spinners.id ? [post] : gravelPosts),
    });
    const homePage = () => homeOf(nina, { joined: [spinners, gravel], feed: feedOf([post]) });
    const { user, server } = renderAs(nina, <HomePage />, { homePage, homeFeed, updatePost });
    await screen.findByText('1 total');
    await filterBy(user, gravel.name);
    await screen.findByText(`0 total in ${gravel.name}`);
    await filterBy(user, spinners.name);
    await screen.findByText(`1 total in ${spinners.name}`);

    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect((await screen.findByText('Posting to:')).textContent).toBe(`Posting to: ${spinners.name}`);
    await choose(user, 'Group', gravel.name);
    expect(dialog().getByText('Posting to:').textContent).toBe(`Posting to: ${gravel.name}`);
    gravelPosts = [moved];
    await user.click(save());

    expect(await screen.findByText(`0 total in ${spinners.name}`)).toBeDefined();
    expect(updatePost.mock.calls[0]?.[0].input.groupId).toBe(gravel.id);
    await filterBy(user, gravel.name);
    expect(await screen.findByText(`1 total in ${gravel.name}`)).toBeDefined();
    const others = server.requests.filter((name) => name !== 'HomeFeed' && name !== 'GroupOrganising');
    expect(others).toEqual(['Session', 'HomePage', 'UpdatePost']);
  });

  test('and who may see it are chosen together: without a group nothing is for its members', async () => {
    const post: FeedPost = { ...own, group: inSpinners, privacy: 'GROUP' };
    const updatePost = vi.fn<UpdatePost>(() => saved({ group: null, privacy: 'PRIVATE' }));
    const { user } = await openDialog({ updatePost }, post);
    await choose(user, 'Group', 'No group');
    expect(dialog().getByRole('combobox', { name: 'Visibility' }).textContent).toBe('Private');
    await user.click(save());
    await waitFor(() => expect(updatePost).toHaveBeenCalledOnce());

    expect(updatePost.mock.calls[0]?.[0].input).toMatchObject({ groupId: null, privacy: 'PRIVATE' });
  });
});
