import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Columns } from './Columns.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function Rides({ isBroken }: { isBroken(): boolean }) {
  if (isBroken()) throw new Error('No rides');
  return <p>Your rides</p>;
}

test('a rail that fails leaves the feed and the other rail, and can be tried again', async () => {
  const isBroken = vi.fn(() => true);
  render(
    <Columns
      left={<Rides isBroken={isBroken} />}
      leftLabel="Your riding"
      right={<p>Groups</p>}
      rightLabel="Groups and events"
    >
      <p>The feed</p>
    </Columns>,
  );
  expect(screen.getByText('This part could not be shown.')).toBeDefined();
  expect(screen.getByText('The feed')).toBeDefined();
  expect(screen.getByText('Groups')).toBeDefined();
  expect(console.error).toHaveBeenCalledWith('A rail failed:', expect.any(Error));

  isBroken.mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Your rides')).toBeDefined();
});
