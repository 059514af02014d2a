import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import { eventDetails } from '../test/eventWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { groupHead, groupPageOf } from '../test/groupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina, postOf } from '../test/world.ts';

const group = groupHead({ viewerIsMember: true, viewerOrganises: true });
const inGroup = { __typename: 'Group' as const, id: group.id, name: group.name };
const lights = { ...postOf({ group: inGroup, content: 'Lights on from now' }), ride: null };

beforeAll(() =>
  Promise.all([
    import('./GroupPage.tsx'),
    import('./OrganiserBar.tsx'),
    import('../takedowns/OrganiserItem.tsx'),
    import('../ui/MenuPopup.tsx'),
    import('../events/EventPage.tsx'),
    import('../events/PlannerBar.tsx'),
    import('../ui/ConfirmPanel.tsx'),
  ]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Paris']);
});

function openGroup(handlers: Handlers, { head = group, posts = [lights], viewer = nina } = {}) {
  const path = `/groups/${encodeURIComponent(group.id)}`;
  return renderAs(viewer, <Pages />, { groupPage: () => groupPageOf({ group: head, posts }), ...handlers }, { path });
}

const pinReply = (pinnedPost: typeof lights | null) => ({
  setPinnedPost: { __typename: 'SetPinnedPostPayload' as const, group: { ...inGroup, pinnedPost } },
});

test('an organiser pins a post, which the page shows first and once, and unpins it', async () => {
  const other = { ...postOf({ id: 'other', group: inGroup, content: 'Coast road' }), ride: null };
  const setPinnedPost = vi.fn<NonNullable<Handlers['setPinnedPost']>>(({ postId }) => pinReply(postId ? lights : null));
  const { user } = openGroup({ setPinnedPost }, { posts: [other, lights] });
  const cards = () => screen.getAllByRole('article').map((card) => card.textContent ?? '');
  const choose = async (words: string, item: string) => {
    const card = screen.getAllByRole('article').find(({ textContent }) => textContent?.includes(words));
    await user.click(within(card as HTMLElement).getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  await screen.findByText('Coast road');
  expect(screen.queryByText('Pinned')).toBeNull();
  await choose('Lights on', 'Pin to Group');
  expect(await screen.findByText('The post is pinned')).toBeDefined();
  expect(await screen.findByText('Pinned')).toBeDefined();
  expect(cards()).toHaveLength(2);
  expect(cards()[0]).toContain('Lights on from now');
  await choose('Lights on', 'Unpin');
  expect(await screen.findByText('The post is no longer pinned')).toBeDefined();
  expect(cards()[0]).toContain('Coast road');
  expect(setPinnedPost.mock.calls).toEqual([
    [{ groupId: group.id, postId: lights.id }],
    [{ groupId: group.id, postId: null }],
  ]);
});

test('an announcement needs words, keeps them when it is refused, and is then a post of the group', async () => {
  const announceToGroup = vi.fn<NonNullable<Handlers['announceToGroup']>>(() => {
    throw new FaultReply('A group has at most 2 announcements within 24 hours', 'CONFLICT');
  });
  const { user } = openGroup({ announceToGroup }, { posts: [] });
  await user.click(
    within(await screen.findByRole('group', { name: 'Organiser' })).getByRole('button', { name: 'Announce' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce to all members' }));
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await dialog.findByText('Please write what all members should know')).toBeDefined();
  await user.type(dialog.getByLabelText('Announcement'), 'Lights on from now');
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('A group has at most 2 announcements within 24 hours')).toBeDefined();
  announceToGroup.mockReturnValue({ announceToGroup: { __typename: 'AnnounceToGroupPayload', post: lights } });
  await user.click(dialog.getByRole('button', { name: 'Announce' }));
  expect(await screen.findByText('The announcement is sent')).toBeDefined();
  expect(announceToGroup).toHaveBeenLastCalledWith({ input: { groupId: group.id, text: 'Lights on from now' } });
  expect(within(await screen.findByRole('article')).getByText('Lights on from now')).toBeDefined();
});

test('an organiser plans an event of the group, in the zone of the site and in their own units', async () => {
  const planGroupEvent = vi.fn<NonNullable<Handlers['planGroupEvent']>>(() => ({
    planGroupEvent: { __typename: 'GroupEventPayload', event: { __typename: 'Event', id: 'patrol' } },
  }));
  const siteZone = () => ({ instance: { __typename: 'Instance' as const, timeZone: 'Europe/Paris' } });
  const viewer: typeof nina = { ...nina, unitsPreference: 'METRIC' };
  const { user } = openGroup({ planGroupEvent, siteZone }, { viewer });
  const bar = within(await screen.findByRole('group', { name: 'Organiser' }));
  await user.click(bar.getByRole('button', { name: 'Plan Event' }));
  const form = within(await screen.findByRole('dialog', { name: 'New event of Sunday Spinners' }));
  await user.type(form.getByLabelText('Title'), 'Dawn patrol');
  fireEvent.change(form.getByLabelText('Date'), { target: { value: '2099-06-01' } });
  fireEvent.change(form.getByLabelText('Time'), { target: { value: '06:30' } });
  await user.type(form.getByLabelText('Location'), 'Pier');
  await user.type(form.getByLabelText('Distance (km)'), '80,5');
  expect(form.getByLabelText('Distance (km)')).toHaveProperty('value', '80,5');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The event is created')).toBeDefined();
  expect(planGroupEvent.mock.lastCall?.[0].input).toMatchObject({
    groupId: group.id,
    title: 'Dawn patrol',
    time: '06:30',
    distance: expect.closeTo(50.02, 2),
  });
});

test('the page of a group shows its next events, and which of them is called off', async () => {
  const event = (id: string, calledOffReason: string | null) => ({
    __typename: 'Event' as const,
    ...{
      id,
      title: `Event ${id}`,
      date: '2099-12-05',
      time: '07:00',
      timeZone: 'UTC',
      displayDate: 'Dec 5, 7:00 AM',
      startsAt: '2099-12-05T07:00:00Z',
    },
    ...{ participantCount: 3, maxParticipants: 9, calledOffReason },
  });
  const nodes = [event('one', null), event('two', 'Ice')];
  openGroup({}, { head: groupHead({ events: { __typename: 'EventConnection', nodes } }) });
  const rail = within(await screen.findByRole('complementary'));
  expect(rail.getByRole('heading', { name: 'Next events' })).toBeDefined();
  const link = rail.getByRole('link', { name: 'Event two' });
  expect([link.getAttribute('href'), link.querySelector('del')?.textContent]).toEqual(['/events/two', 'Event two']);
  expect([rail.getByText('3/9 going'), rail.getByText('Called off')]).toHaveLength(2);
});

const ofGroup = eventDetails({
  viewerCanEdit: true,
  group: {
    ...inGroup,
    picture: null,
    memberCount: 3,
    kind: 'OPEN',
    viewerIsMember: true,
    viewerHasAsked: false,
  },
});

function openEvent(handlers: Handlers, event = ofGroup) {
  return renderAs(nina, <Pages />, { eventPage: () => ({ event }), ...handlers }, { path: `/events/${event.id}` });
}
const planner = async () => within(await screen.findByRole('group', { name: 'Organiser' }));

test('an organiser calls an event off with a reason, which its page then says, and puts it on again', async () => {
  const off = (calledOffReason: string | null) => {
    const calledOffAt = calledOffReason && '2026-11-21T11:00:00.000Z';
    return {
      __typename: 'GroupEventPayload' as const,
      event: { __typename: 'Event' as const, id: ofGroup.id, calledOffAt, calledOffReason },
    };
  };
  const callOffGroupEvent = vi.fn<NonNullable<Handlers['callOffGroupEvent']>>(({ input }) => ({
    callOffGroupEvent: off(input.reason),
  }));
  const { user } = openEvent({ callOffGroupEvent, putGroupEventOnAgain: () => ({ putGroupEventOnAgain: off(null) }) });
  await user.click((await planner()).getByRole('button', { name: 'Call Off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call off this event?' }));
  await user.click(dialog.getByRole('button', { name: 'Call Off' }));
  expect(await dialog.findByText('Please say why the event is called off')).toBeDefined();
  await user.type(dialog.getByLabelText('Reason'), 'Ice on the pier');
  await user.click(dialog.getByRole('button', { name: 'Call Off' }));
  expect(await screen.findByText('Called off: Ice on the pier')).toBeDefined();
  expect(screen.getAllByText('Called off')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Join Event' })).toBeNull();
  await user.click((await planner()).getByRole('button', { name: 'Put On Again' }));
  expect(await screen.findByText('The event is on again')).toBeDefined();
  expect(screen.queryByText('Called off: Ice on the pier')).toBeNull();
});

test('an organiser deletes an event, and is back at the list of events', async () => {
  const { user } = openEvent({
    deleteGroupEvent: () => ({
      deleteGroupEvent: { __typename: 'DeleteGroupEventPayload', deletedEventId: ofGroup.id },
    }),
    eventsPage: () => ({
      events: {
        __typename: 'EventConnection',
        edges: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
  });
  await user.click((await planner()).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this event?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The event is deleted')).toBeDefined();
  expect(await screen.findByText('No events yet')).toBeDefined();
});

test('others see who organises an event, and no acts', async () => {
  openEvent({}, { ...ofGroup, viewerCanEdit: false });
  const link = await screen.findByRole('link', { name: /Sunday Spinners/ });
  expect(link.getAttribute('href')).toBe(`/groups/${group.id}`);
  expect(screen.queryByRole('group', { name: 'Organiser' })).toBeNull();
});
