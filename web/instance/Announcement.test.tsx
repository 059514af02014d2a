import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instance } from '../lib/instance.ts';
import { renderAs } from '../test/renderAs.tsx';
import { LazyAnnouncement } from './LazyAnnouncement.tsx';

beforeAll(async () => {
  await import('./Announcement.tsx');
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  delete instance.announcement;
  localStorage.clear();
});

const render = () => renderAs(null, <LazyAnnouncement />, {});

describe('an announcement', () => {
  test('shows its text as text, and its address as a link', async () => {
    instance.announcement = { text: '<b>Rest</b> on Sunday', url: 'https://club.example/news' };
    render();
    expect(await screen.findByText('<b>Rest</b> on Sunday')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Read more' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://club.example/news',
      'noopener noreferrer nofollow',
    ]);
  });

  test('links to a page of this site in the same tab', async () => {
    instance.announcement = { text: 'New rides', url: '/events' };
    render();
    const link = await screen.findByRole('link', { name: 'Read more' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/events', null]);
  });

  test('stays closed in this browser until there is another', async () => {
    instance.announcement = { text: 'Rest on Sunday' };
    const { user, unmount } = render();
    await user.click(await screen.findByRole('button', { name: 'Close the announcement' }));
    expect(screen.queryByText('Rest on Sunday')).toBeNull();
    unmount();
    const again = render();
    await import('./Announcement.tsx');
    expect(screen.queryByText('Rest on Sunday')).toBeNull();
    again.unmount();
    instance.announcement = { text: 'Rest on Monday' };
    render();
    expect(await screen.findByText('Rest on Monday')).toBeDefined();
  });

  test('is not shown after its end', async () => {
    instance.announcement = { text: 'Later', endsAt: '2087-01-01T00:00:00.000Z' };
    const { unmount } = render();
    expect(await screen.findByText('Later')).toBeDefined();
    unmount();
    instance.announcement = { text: 'Earlier', endsAt: '2020-01-01T00:00:00.000Z' };
    render();
    expect(screen.queryByText('Earlier')).toBeNull();
  });
});
