import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WelcomeCompanyQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { ninasProfile } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina, summaryOf } from '../test/world.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import WelcomePage from './WelcomePage.tsx';

type Group = WelcomeCompanyQuery['groups']['edges'][number]['node'];
type Rider = Group['riders']['nodes'][number];

const viewer = {
  __typename: 'User' as const,
  id: nina.id,
  mailAddress: null,
  displayName: nina.displayName,
  profilePicture: null,
  location: null,
  timeZone: null,
  unitsPreference: 'IMPERIAL' as const,
};

const instance = { __typename: 'Instance' as const, sendsMail: false };

const riderNamed = (username: string, overrides: Partial<Rider> = {}): Rider => ({
  __typename: 'User',
  id: `${username}-id`,
  username,
  displayName: `Rider ${username}`,
  profilePicture: null,
  viewerIsFollowing: false,
  isViewer: false,
  ...overrides,
});

const groupNamed = (name: string, riders: readonly Rider[], overrides: Partial<Group> = {}): Group => ({
  __typename: 'Group',
  id: `${name}-id`,
  name,
  picture: '',
  memberCount: riders.length,
  kind: 'OPEN',
  viewerIsMember: false,
  viewerHasAsked: false,
  riders: { __typename: 'UserConnection', nodes: [...riders] },
  ...overrides,
});

const companyOf = (
  groups: readonly Group[],
  riderSuggestions: WelcomeCompanyQuery['riderSuggestions'] = [],
): WelcomeCompanyQuery => ({
  riderSuggestions,
  groups: {
    __typename: 'GroupConnection',
    edges: groups.map((node) => ({ __typename: 'GroupEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

const pages = (
  <Routes>
    <Route path="/" element={<p>Home page</p>} />
    <Route path="/login" element={<p>Login page</p>} />
    <Route path="/welcome" element={<WelcomePage />} />
  </Routes>
);

function open(step: number, handlers: Handlers = {}, member: typeof nina | null = nina) {
  return renderAs(
    member,
    pages,
    { welcomePage: () => ({ instance, viewer }), ...handlers },
    { path: `/welcome?step=${step}` },
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('every step can be skipped, and the last one leads home', async () => {
  const groups = ['One', 'Two', 'Three', 'Four'].map((name) => groupNamed(name, []));
  const { user, place, server } = open(1, { welcomeCompany: () => companyOf(groups) });
  const heading = await screen.findByRole('heading', { name: 'Let the others know your face' });
  expect(document.activeElement).toBe(heading);
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  await screen.findByRole('progressbar', { name: 'Step 2 of 3' });
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  expect(within(await screen.findByRole('list', { name: 'Groups' })).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  await user.click(screen.getByRole('link', { name: 'To my feed' }));

  expect(place.path).toBe('/');
  expect(server.requests).toEqual(['Session', 'WelcomePage', 'WelcomeCompany']);
});

test('a step without a change goes on and saves nothing', async () => {
  const { user, server } = open(1);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));

  await screen.findByRole('progressbar', { name: 'Step 2 of 3' });
  expect(server.requests).toEqual(['Session', 'WelcomePage']);
});

test('a failure keeps the step and what was chosen, and says why', async () => {
  const updateProfile = () => {
    throw new FaultReply('The location has at most 100 characters', 'BAD_USER_INPUT', 'location');
  };
  const { user } = open(2, { updateProfile });
  await user.click(await screen.findByRole('radio', { name: 'Kilometers and meters' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByText('The location has at most 100 characters')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kilometers and meters' }).checked).toBe(true);
});

test('a profile that cannot be loaded says so, and is asked for again', async () => {
  const welcomePage = vi
    .fn<NonNullable<Handlers['welcomePage']>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValue({ instance, viewer });
  const { user } = open(1, { welcomePage });
  await screen.findByText('Your profile could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('progressbar', { name: 'Step 1 of 3' })).toBeDefined();
});

describe('the third step', () => {
  test('suggests groups and riders of theirs, and keeps what is joined and followed', async () => {
    const [tomasz, hanna] = [riderNamed('tomasz'), riderNamed('hanna')];
    const groups = [
      groupNamed('Flatlanders', [tomasz, riderNamed('nina', { isViewer: true })]),
      groupNamed('Climbers', [tomasz, hanna, riderNamed('maeve', { viewerIsFollowing: true })]),
      groupNamed('Mine', [], { viewerIsMember: true }),
    ];
    const { user } = open(3, {
      welcomeCompany: () => companyOf(groups),
      setGroupMembership: () => ({
        setGroupMembership: {
          __typename: 'SetGroupMembershipPayload',
          group: {
            ...groupNamed('Flatlanders', [], { viewerIsMember: true, memberCount: 3 }),
            members: { __typename: 'UserConnection', nodes: [] },
          },
        },
      }),
      setFollow: () => ({
        setFollow: {
          __typename: 'SetFollowPayload',
          user: {
            __typename: 'User',
            id: tomasz.id,
            viewerIsFollowing: true,
            stats: { __typename: 'UserStats', followerCount: 1 },
          },
          viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: 1 } },
        },
      }),
    });
    const list = (name: string) => screen.findByRole('list', { name });
    const names = async (name: string, pattern: RegExp) =>
      within(await list(name))
        .getAllByText(pattern)
        .map((each) => each.textContent);
    expect(await names('Groups', /^(Flatlanders|Climbers|Mine)$/)).toEqual(['Flatlanders', 'Climbers']);
    expect(await names('Riders', /^Rider/)).toEqual(['Rider tomasz', 'Rider hanna']);

    await user.click(within(await list('Groups')).getAllByRole('button', { name: 'Join' })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Joined' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Follow Rider tomasz' }));
    expect(await screen.findByRole('button', { name: 'Following Rider tomasz' })).toBeDefined();
    expect(await names('Groups', /^(Flatlanders|Climbers|Mine)$/)).toEqual(['Flatlanders', 'Climbers']);
  });
});

test('the third step names suggested riders first, each with the reason', async () => {
  const suggestion = {
    __typename: 'RiderSuggestion' as const,
    user: riderNamed('hanna'),
    reason: 'RIDES_WITH_VIEWER' as const,
    companion: null,
    group: null,
  };
  const groups = [groupNamed('Flatlanders', [riderNamed('tomasz'), riderNamed('hanna')])];
  open(3, { welcomeCompany: () => companyOf(groups, [suggestion]) });
  const rows = within(await screen.findByRole('list', { name: 'Riders' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Rider hanna@hannaRides with youFollow',
    'Rider tomasz@tomaszFollow',
  ]);
});

test('a visitor is led to the login', async () => {
  const { place } = open(1, {}, null);
  await screen.findByText('Login page');
  expect(place.path).toBe('/login');
});

describe('the offer', () => {
  const show = () => renderAs(nina, <FirstStepsCard />, {});

  test('leads to the steps and stands until it is declined', async () => {
    const { user, unmount } = show();
    expect((await screen.findByRole('link', { name: 'First steps' })).getAttribute('href')).toBe('/welcome');
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull();

    unmount();
    show();
    expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull();
  });

  test('gives the focus to the part above when it is declined', async () => {
    const page = (
      <>
        <section aria-label="Composer" />
        <FirstStepsCard />
      </>
    );
    const { user } = renderAs(nina, page, {});
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Composer' })));
  });

  test('is over once the steps were opened', async () => {
    const { unmount } = open(1);
    await screen.findByRole('progressbar');
    unmount();
    show();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'First steps' })).toBeNull());
  });
});

describe('the address for mails', () => {
  const sending = { ...instance, sendsMail: true };
  const changed = (address: string) => ({
    changeMailAddress: {
      __typename: 'ChangeMailAddressPayload' as const,
      user: {
        __typename: 'User' as const,
        id: nina.id,
        mailAddress: { __typename: 'MailAddress' as const, address: null, pending: address },
      },
    },
  });
  const { stats } = summaryOf(nina);
  const updateProfile = () => ({
    updateProfile: { __typename: 'UpdateProfilePayload' as const, user: { ...ninasProfile(), stats } },
  });

  test.each([
    ['on an instance without mail', { instance, viewer }],
    [
      'once there is one',
      {
        instance: sending,
        viewer: { ...viewer, mailAddress: changed('nina@x.example').changeMailAddress.user.mailAddress },
      },
    ],
  ])('is not asked for %s', async (_when, page) => {
    open(2, { welcomePage: () => page });
    await screen.findByLabelText(/^Area/);
    expect(screen.queryByLabelText(/^E-mail address/)).toBeNull();
  });

  test('is asked for, can be left out, and is sent before the step goes on', async () => {
    const changeMailAddress = vi
      .fn<NonNullable<Handlers['changeMailAddress']>>()
      .mockImplementationOnce(() => {
        throw new FaultReply('Enter an e-mail address, such as ada@rides.example', 'BAD_USER_INPUT', 'address');
      })
      .mockReturnValue(changed('nina@rides.example'));
    const { user } = open(2, { welcomePage: () => ({ instance: sending, viewer }), changeMailAddress, updateProfile });
    const field = await screen.findByLabelText(/^E-mail address/);
    await user.type(field, 'nina');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Enter an e-mail address, such as ada@rides.example');
    expect(screen.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeDefined();
    await user.type(field, '@rides.example');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('progressbar', { name: 'Step 3 of 3' });
    expect(changeMailAddress).toHaveBeenLastCalledWith({ input: { address: 'nina@rides.example' } });

    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('progressbar', { name: 'Step 3 of 3' });
    expect(changeMailAddress).toHaveBeenCalledTimes(2);
  });
});
