import { screen, waitFor, within } from '@testing-library/react';
import { version as uuidVersion } from 'uuid';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pages } from '../app/pages.tsx';
import type { CreateAccessTokenMutation, TokensPageQuery } from '../generated.ts';
import type { Handlers } from '../test/fakeServer.ts';
import { FaultReply } from '../test/fakeServer.ts';
import { loginInstance } from '../test/loginInstance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { tokenOf, tokensOf } from '../test/tokenWorld.ts';
import { nina } from '../test/world.ts';

type Create = NonNullable<Handlers['createAccessToken']>;
type Revoke = NonNullable<Handlers['revokeAccessToken']>;
type Page = NonNullable<Handlers['tokensPage']>;

const secret = `cct_${'x'.repeat(43)}`;
const none = () => tokensOf([]);
const rows = () =>
  within(screen.getByRole('list', { name: 'Access tokens', hidden: true })).getAllByRole('listitem', { hidden: true });
const names = () => rows().map((row) => row.querySelector('strong')?.textContent);
const dialog = () => within(screen.getByRole('dialog'));

function open(handlers: Handlers, viewer: typeof nina | null = nina) {
  return renderAs(viewer, <Pages />, handlers, { path: '/settings/tokens' });
}

async function openForm(createAccessToken: Create, tokensPage: Page = none) {
  const view = open({ tokensPage, createAccessToken });
  await view.user.click(await screen.findByRole('button', { name: 'New Token' }));
  await screen.findByRole('dialog', { name: 'New Access Token' });
  return view;
}

const made: Create = ({ input }) => ({
  createAccessToken: {
    __typename: 'CreateAccessTokenPayload',
    accessToken: tokenOf(input.id ?? '', { name: input.name, scope: input.scope }),
    secret,
  },
});

beforeAll(() =>
  Promise.all([import('./TokensPage.tsx'), import('./NewTokenDialog.tsx'), import('../auth/LoginPage.tsx')]),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the list of access tokens', () => {
  test('tells of each what it allows, and when it was made, used and ends', async () => {
    const used = tokenOf('used', { scope: 'WRITE', lastUsedAt: '2026-11-21T10:00:00.000Z' });
    const expired = tokenOf('expired', { expiresAt: '2026-11-20T12:00:00.000Z' });
    const { server } = open({ tokensPage: () => tokensOf([used, expired]) });
    await screen.findByText('Token used');

    const [first, second] = rows().map((row) => row.textContent);
    expect(first).toBe('Token usedRead and writeCreatedNov 1, 2026Last usedabout 2 hours agoExpiresJan 30, 2027Revoke');
    expect(second).toBe('Token expiredReadCreatedNov 1, 2026Last usedNeverExpiredNov 20, 2026Revoke');
    await waitFor(() => expect(document.title).toBe('Access tokens · Settings · Cycle Chat'));
    expect(server.requests).toEqual(['Session', 'TokensPage']);
  });

  test('shows that it loads, and that there are none', async () => {
    const answer = Promise.withResolvers<TokensPageQuery>();
    open({ tokensPage: () => answer.promise });
    expect(await screen.findByText('Loading...')).toBeDefined();

    answer.resolve(none());
    expect(await screen.findByText('No access tokens yet')).toBeDefined();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  test('says so when it cannot be loaded, and tries again', async () => {
    const tokensPage = vi.fn<Page>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = open({ tokensPage });
    expect(await screen.findByText('The access tokens could not be loaded')).toBeDefined();

    tokensPage.mockReturnValue(tokensOf([tokenOf('a')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Token a')).toBeDefined();
  });

  test('comes page by page', async () => {
    const tokensPage = vi.fn<Page>(({ after }) =>
      after ? tokensOf([tokenOf('c')]) : tokensOf([tokenOf('a'), tokenOf('b')], true),
    );
    const { user } = open({ tokensPage });
    await user.click(await screen.findByRole('button', { name: 'Load More Tokens' }));

    await screen.findByText('Token c');
    expect(names()).toEqual(['Token a', 'Token b', 'Token c']);
    expect(tokensPage.mock.calls.map(([{ after }]) => after)).toEqual([undefined, 'b']);
  });

  test('is not for a visitor, who is led to the login', async () => {
    const { place, server } = open(
      {
        loginPage: () => ({
          instance: loginInstance(),
        }),
      },
      null,
    );
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(place.path).toBe('/login');
    expect(server.requests).toEqual(['LoginPage']);
  });
});

describe('New Token', () => {
  test('sends what was chosen, shows the secret once, and puts the token first in the list', async () => {
    const createAccessToken = vi.fn<Create>(made);
    const { user, server } = await openForm(createAccessToken, () => tokensOf([tokenOf('old')]));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.type(dialog().getByLabelText('Name'), '  Club website ');
    await user.click(dialog().getByRole('combobox', { name: 'What it may do' }));
    await user.click(await screen.findByRole('option', { name: 'Read and write' }));
    await user.click(dialog().getByRole('combobox', { name: 'Expires after' }));
    await user.click(await screen.findByRole('option', { name: '1 year' }));
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));

    const field = await screen.findByRole('textbox', { name: 'Token' });
    expect(field).toHaveProperty('value', secret);
    expect(document.activeElement).toBe(field);
    const [{ input }] = createAccessToken.mock.calls[0] ?? [{ input: undefined }];
    expect(input).toEqual({ id: expect.anything(), name: 'Club website', scope: 'WRITE', expiresInDays: 365 });
    expect(uuidVersion(input?.id ?? '')).toBe(7);

    await user.click(dialog().getByRole('button', { name: 'Copy' }));
    await dialog().findByRole('button', { name: 'Copied' });
    expect(writeText).toHaveBeenCalledExactlyOnceWith(secret);
    await user.click(dialog().getByRole('button', { name: 'Done' }));
    expect(names()).toEqual(['Club website', 'Token old']);
    await user.click(screen.getByRole('button', { name: 'New Token' }));
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', '');
    expect(screen.queryByDisplayValue(secret)).toBeNull();
    expect(server.requests).toEqual(['Session', 'TokensPage', 'CreateAccessToken']);
  });

  test('wants a name before anything is sent', async () => {
    const { user, server } = await openForm(made);
    await user.type(dialog().getByLabelText('Name'), '   ');
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));

    expect(dialog().getByText('A name is required')).toBeDefined();
    expect(dialog().getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(server.requests).not.toContain('CreateAccessToken');
  });

  test('waits with its buttons disabled', async () => {
    const answer = Promise.withResolvers<CreateAccessTokenMutation>();
    const { user } = await openForm(() => answer.promise);
    await user.type(dialog().getByLabelText('Name'), 'Bot{Enter}');

    expect(await dialog().findByRole('button', { name: 'Creating...' })).toHaveProperty('disabled', true);
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
    answer.resolve(await made({ input: { name: 'Bot', scope: 'READ', expiresInDays: 90 } }));
    await screen.findByRole('textbox', { name: 'Token' });
  });

  test('tells what the server says, and keeps what was typed', async () => {
    const { user } = await openForm(() => {
      throw new FaultReply('You have 50 access tokens, the maximum: revoke one first', 'CONFLICT');
    });
    await user.type(dialog().getByLabelText('Name'), 'Bot{Enter}');

    expect(await screen.findByText(/the maximum/)).toBeDefined();
    expect(dialog().getByLabelText('Name')).toHaveProperty('value', 'Bot');
  });

  test('asks for the password where the sign-in is a while ago, and says that one is wrong', async () => {
    const createAccessToken = vi.fn<Create>((variables) => {
      const { currentPassword } = variables.input;
      if (currentPassword === 'demo-ride') return made(variables);
      const message = currentPassword ? 'The password is wrong' : 'Send your password as currentPassword';
      throw new FaultReply(message, 'BAD_USER_INPUT', 'currentPassword');
    });
    const { user } = await openForm(createAccessToken);
    expect(dialog().queryByLabelText('Password')).toBeNull();
    await user.type(dialog().getByLabelText('Name'), 'Bot{Enter}');

    expect(await screen.findByText('Enter your password: you signed in some time ago')).toBeDefined();
    expect(document.activeElement).toBe(dialog().getByLabelText('Password'));
    await user.keyboard('guess');
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(await screen.findByText('The password is wrong')).toBeDefined();
    await user.clear(dialog().getByLabelText('Password'));
    await user.keyboard('demo-ride');
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveProperty('value', secret);
  });

  test('sends the same token again after a broken connection, and a new one where the first was made', async () => {
    const createAccessToken = vi.fn<Create>(() => Promise.reject(new TypeError('Failed to fetch')));
    const tokensPage = vi.fn<Page>(none);
    const { user } = await openForm(createAccessToken, tokensPage);
    await user.type(dialog().getByLabelText('Name'), 'Bot{Enter}');
    await screen.findByText('Failed to create the token. Please try again.');

    createAccessToken.mockImplementation(() => {
      throw new FaultReply('This id is taken', 'CONFLICT', 'id');
    });
    tokensPage.mockReturnValue(tokensOf([tokenOf('lost')]));
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    expect(await screen.findByText(/its secret did not arrive/)).toBeDefined();
    await waitFor(() => expect(names()).toEqual(['Token lost']));

    createAccessToken.mockImplementation(made);
    await user.click(dialog().getByRole('button', { name: 'Create Token' }));
    await screen.findByRole('textbox', { name: 'Token' });
    const [first, second, third] = createAccessToken.mock.calls.map(([{ input }]) => input.id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('selects the secret where it cannot be copied', async () => {
    const { user } = await openForm(made);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await user.type(dialog().getByLabelText('Name'), 'Bot{Enter}');
    await screen.findByRole('textbox', { name: 'Token' });
    await user.click(dialog().getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText('Please select the token and copy it yourself.')).toBeDefined();
    const { selectionStart, selectionEnd } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Token' });
    expect([selectionStart, selectionEnd]).toEqual([0, secret.length]);
  });
});

describe('Revoke', () => {
  async function ask(revokeAccessToken: Revoke) {
    const view = open({ tokensPage: () => tokensOf([tokenOf('a'), tokenOf('b')]), revokeAccessToken });
    await view.user.click(await screen.findByRole('button', { name: 'Revoke Token a' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Revoke Token a?' }));
    return { ...view, question };
  }
  const revoked: Revoke = ({ tokenId }) => ({
    revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', revokedTokenId: tokenId },
  });

  test('asks first, takes the token out of the list, and gives the focus to the heading', async () => {
    const { user, question, server } = await ask(revoked);
    await user.click(question.getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('Token a is revoked')).toBeDefined();
    expect(names()).toEqual(['Token b']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Access tokens' })));
    expect(server.requests).toEqual(['Session', 'TokensPage', 'RevokeAccessToken']);
  });

  test('does nothing when it is cancelled', async () => {
    const { user, question, server } = await ask(revoked);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(2);
    expect(server.requests).toEqual(['Session', 'TokensPage']);
  });

  test('keeps the token where it fails', async () => {
    const { user, question } = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Failed to revoke the token. Please try again.')).toBeDefined();
    expect(names()).toEqual(['Token a', 'Token b']);
  });

  test('takes for gone what has been revoked elsewhere', async () => {
    const { user, question } = await ask(() => {
      throw new FaultReply('Access token not found', 'NOT_FOUND');
    });
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(names()).toEqual(['Token b']));
  });
});
