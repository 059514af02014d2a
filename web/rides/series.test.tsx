import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  CreatePostMutationVariables,
  PaceGroupRowFragment,
  SeriesDatesQuery,
  SetSeriesParticipationMutation,
  UpdatePostMutationVariables,
} from '../generated.ts';
import HomePage from '../home/HomePage.tsx';
import { postedText } from '../posts/postedText.ts';
import { FaultReply, type Handlers } from '../test/fakeServer.ts';
import { paceGroupOf } from '../test/paceGroupWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { routeOfRide } from '../test/routeWorld.ts';
import { showRide } from '../test/showRide.tsx';
import { authorNamed, feedOf, homeOf, nina, ninaAfter, postsUpTo, rideOf, ridePostOf } from '../test/world.ts';
import { newRepeat, repeatFault, ruleOf } from './repeatDraft.ts';
import { SeriesDates } from './SeriesDates.tsx';
import { seriesWords } from './seriesWords.ts';

const rule = 'FREQ=WEEKLY;BYDAY=TU;COUNT=6';
const series = { __typename: 'RideSeries' as const, id: 'series-1', rule };

type SeriesRide = NonNullable<NonNullable<SeriesDatesQuery['post']>['ride']>;
type DateOfSeries = NonNullable<SeriesRide['series']>['dates'][number];

function dateOf(index: number, facts: Partial<DateOfSeries> = {}): DateOfSeries {
  const date = `2026-12-${String(index * 7 + 1).padStart(2, '0')}`;
  return {
    __typename: 'Ride',
    id: index === 0 ? 'ride-of-1' : `date-${index}`,
    postId: index === 0 ? 'ride-1' : `post-${index}`,
    date,
    time: '18:30',
    timeZone: 'UTC',
    startsAt: `${date}T18:30:00Z`,
    calledOffAt: null,
    calledOffReason: null,
    participantCount: 9,
    viewerIsParticipating: false,
    waitingCount: 0,
    viewerWaitingPosition: null,
    ...facts,
  };
}

const off = { calledOffAt: '2026-11-20T08:00:00Z', calledOffReason: 'Ice' };
const dates = [dateOf(0), dateOf(1, off), dateOf(2), dateOf(3), dateOf(4)];
const rideWith = (viewerHasJoined: boolean, list = dates): SeriesRide => ({
  __typename: 'Ride',
  id: 'ride-of-1',
  date: '2026-12-01',
  paceGroups: [],
  series: { ...series, viewerHasJoined, dates: list },
});
const answered = (viewerHasJoined = false, list = dates): SeriesDatesQuery => ({
  post: { __typename: 'Post', id: 'ride-1', ride: rideWith(viewerHasJoined, list) },
});

beforeAll(() =>
  Promise.all([import('./PostRideDialog.tsx'), import('./RideDialogs.tsx'), import('./SeriesMenuRows.tsx')]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the words of a rule', () => {
  test.each([
    ['FREQ=WEEKLY;BYDAY=TU;COUNT=6', 'every Tuesday'],
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=6', 'every Monday, Wednesday and Friday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=TU;UNTIL=20300101', 'every 2 weeks on Tuesday and Thursday'],
    ['FREQ=MONTHLY;BYDAY=2FR;COUNT=6', 'every second Friday of the month'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-1SU;COUNT=6', 'the last Sunday of every 3 months'],
  ])('%s', (text, words) => expect(seriesWords(text)).toBe(words));

  test('a choice becomes a rule with its first date, and says what is missing', () => {
    const tuesday = '2026-12-29';
    expect(ruleOf({ ...newRepeat, weekdays: ['TH'], interval: '2' }, tuesday)).toBe(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=10',
    );
    expect(ruleOf({ ...newRepeat, every: 'lastOfMonth', ends: 'until', until: '2027-06-30' }, tuesday)).toBe(
      'FREQ=MONTHLY;BYDAY=-1TU;UNTIL=20270630',
    );
    expect(repeatFault({ ...newRepeat, count: '105' }, tuesday)).toBe('The number of dates must be from 2 to 104');
    expect(repeatFault({ ...newRepeat, ends: 'until' }, tuesday)).toBe('Please choose the last day');
    expect(repeatFault({ ...newRepeat, ends: 'until', until: tuesday }, tuesday)).toMatch(/after the first date/);
    expect(repeatFault(newRepeat, tuesday)).toBeUndefined();
  });
});

test('a date that is called off leads to the next one that takes place', async () => {
  const seriesDates = () => answered(false, [dateOf(0, off), dateOf(1, off), dateOf(2)]);
  const { card } = await showRide(nina, ridePostOf({ series, ...off }), { seriesDates });
  const link = await within(card).findByRole('link', { name: 'See the next date' });
  expect(link.getAttribute('href')).toBe('/post/post-2');
});

test('a new ride is sent with its rule', async () => {
  const createPost = vi.fn(({ input }: CreatePostMutationVariables) => ({
    createPost: {
      __typename: 'CreatePostPayload' as const,
      post: ridePostOf({ series }, { id: input.id ?? '', author: authorNamed('nina') }),
      viewer: ninaAfter(),
    },
  }));
  const homePage = () => homeOf(nina, { feed: feedOf(postsUpTo(1)) });
  const { user } = renderAs(nina, <HomePage />, { homePage, homeFeed: () => ({ feed: feedOf([]) }), createPost });
  await user.click(await screen.findByRole('button', { name: 'Ride' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Post a Ride' }));
  const facts = { Description: 'Loop', Date: '2026-12-01', Time: '18:30', Distance: '20', Location: 'Quay' };
  for (const [label, value] of Object.entries(facts))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await user.click(dialog.getByRole('combobox', { name: 'Repeats' }));
  await user.click(await screen.findByRole('option', { name: 'By weekday' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Thursday' }));
  expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toHaveProperty('disabled', true);
  expect(dialog.getByText('Repeats every Tuesday and Thursday, at the same local time.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Post Ride' }));

  await waitFor(() => expect(createPost).toHaveBeenCalledOnce());
  expect(createPost.mock.calls[0]?.[0].input.repeats).toBe('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10');
  expect(await screen.findByText('every Tuesday')).toBeDefined();
});

test('a later date says that it is planned ahead, until its turn', () => {
  expect(postedText('2026-11-22T12:00:00Z')).toBe('planned ahead');
  expect(postedText('2026-11-21T12:00:30Z')).toBe('less than a minute ago');
  expect(postedText('2026-11-21T10:00:00Z')).toBe('about 2 hours ago');
});

test('an edit applies to all later dates if its author says so', async () => {
  const updatePost = vi.fn(({ input }: UpdatePostMutationVariables) => ({
    updatePost: {
      __typename: 'UpdatePostPayload' as const,
      post: ridePostOf({ series }, { id: input.postId }),
      viewer: ninaAfter(),
    },
  }));
  const own = { author: authorNamed('nina'), viewerCanEdit: true };
  const { user, card } = await showRide(nina, ridePostOf({ series }, own), {
    updatePost,
    rideRoute: () => routeOfRide(),
  });
  await user.click(within(card).getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Ride' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ride' }));
  await user.click(dialog.getByRole('combobox', { name: 'Change' }));
  await user.click(await screen.findByRole('option', { name: 'This and all later dates' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(updatePost.mock.calls[0]?.[0].input.laterDates).toBe(true));
});

describe('the arrow beside Join', () => {
  const joined = (list: DateOfSeries[], paceGroups: PaceGroupRowFragment[] = []): SetSeriesParticipationMutation => ({
    setSeriesParticipation: {
      __typename: 'SetSeriesParticipationPayload',
      ride: {
        ...rideOf({ series, viewerIsParticipating: true, participantCount: 10 }),
        ...rideWith(true, list),
        paceGroups,
      },
      viewer: ninaAfter(),
    },
  });
  const openMenu = async (handlers: Handlers) => {
    const view = await showRide(nina, ridePostOf({ series }), { seriesDates: () => answered(), ...handlers });
    expect(await within(view.card).findByText('every Tuesday')).toBeDefined();
    await view.user.click(within(view.card).getByRole('button', { name: 'One date or all' }));
    return view;
  };

  test('joins all dates, and then offers to leave them', async () => {
    const setSeriesParticipation = vi.fn(() => joined(dates.map((date) => ({ ...date, viewerIsParticipating: true }))));
    const { user, card } = await openMenu({ setSeriesParticipation });
    expect((await screen.findByRole('menuitem', { name: /^Join this date/ })).textContent).toContain('Tue, Dec 1 only');
    await user.click(await screen.findByRole('menuitem', { name: /^Join every Tuesday.*ends Tue, Dec 29$/ }));
    expect(await screen.findByText("You've joined all dates!")).toBeDefined();
    expect(setSeriesParticipation).toHaveBeenCalledExactlyOnceWith({ postId: 'ride-1', participating: true });
    expect(within(card).getByRole('button', { name: 'Leave' })).toBeDefined();
    await user.click(within(card).getByRole('button', { name: 'One date or all' }));
    expect(await screen.findByRole('menuitem', { name: /^Leave all dates/ })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /^Join every/ })).toBeNull();
  });

  test('joins a pace group on all dates, and says on how many the viewer waits', async () => {
    const groups = [paceGroupOf('A'), paceGroupOf('B')];
    const waits = { viewerWaitingPosition: 2 };
    const list = dates.map((date, index) => ({ ...date, ...(index > 3 ? waits : { viewerIsParticipating: true }) }));
    const few = list.map((date, index) => (index > 0 ? { ...dateOf(index), ...waits } : date));
    const answers = [list, few, few.map((date) => ({ ...date, viewerWaitingPosition: null }))];
    const setSeriesParticipation = vi.fn(() =>
      joined(answers.shift() ?? [], [paceGroupOf('A'), paceGroupOf('B', { viewerIsIn: true })]),
    );
    const seriesDates = (): SeriesDatesQuery => ({
      post: { __typename: 'Post', id: 'ride-1', ride: { ...rideWith(false), paceGroups: groups } },
    });
    const { user, card } = await openMenu({ seriesDates, setSeriesParticipation });
    await user.click(await screen.findByRole('menuitem', { name: /^Join B every Tuesday/ }));
    expect(await screen.findByText("You've joined 4 dates, and wait for a place on 1")).toBeDefined();
    expect(setSeriesParticipation).toHaveBeenLastCalledWith({
      postId: 'ride-1',
      participating: true,
      paceGroupId: 'group-B',
    });
    await user.click(within(card).getByRole('button', { name: 'One date or all' }));
    expect(await screen.findByRole('menuitem', { name: /^Move to A every Tuesday/ })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /^Move to B/ })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: /^Move to A every Tuesday/ }));
    expect(await screen.findByText("You've joined 1 date, and wait for a place on 4")).toBeDefined();
    await user.click(within(card).getByRole('button', { name: 'One date or all' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Move to A every Tuesday/ }));
    expect(await screen.findByText('You ride in group A on all dates on which it has a place')).toBeDefined();
  });

  test('says why that failed', async () => {
    const setSeriesParticipation = () => {
      throw new FaultReply('Post not found', 'NOT_FOUND');
    };
    const { user } = await openMenu({ setSeriesParticipation });
    await user.click(await screen.findByRole('menuitem', { name: /^Join every Tuesday/ }));
    expect(await screen.findByText('Post not found')).toBeDefined();
  });
});

describe('the dates of a series', () => {
  test('are listed, the next one first, and those that are called off say why', async () => {
    const { user } = renderAs(nina, <SeriesDates postId="ride-1" rule={rule} />, { seriesDates: () => answered() });
    const list = await screen.findAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Dec1Tue, Dec 1, 6:30 PM9 going',
      'Dec8Tue, Dec 8, 6:30 PMCalled off: Ice',
      'Dec15Tue, Dec 15, 6:30 PM9 going',
      'Dec22Tue, Dec 22, 6:30 PM9 going',
    ]);
    expect(screen.getByText('every Tuesday until Tue, Dec 29')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'All 5 dates' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('link', { name: /Dec 1,/ }).getAttribute('aria-current')).toBe('page');
  });

  test('may all be past, and can fail to load', async () => {
    let isFailing = true;
    const seriesDates = () => {
      if (isFailing) throw new FaultReply('Broken', 'INTERNAL_SERVER_ERROR');
      return answered(false, []);
    };
    const { user } = renderAs(nina, <SeriesDates postId="ride-1" rule={rule} />, { seriesDates });
    expect(await screen.findByText('The dates could not be loaded')).toBeDefined();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No date is to come.')).toBeDefined();
  });
});
