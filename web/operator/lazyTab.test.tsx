import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyTab } from './lazyTab.tsx';

function Content() {
  return <h2>Rides of the club</h2>;
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('a tab waits for its code, says that it has not come, and can be tried again', async () => {
  const first = Promise.withResolvers<ComponentType>();
  const Tab = lazyTab(vi.fn<() => Promise<ComponentType>>(async () => Content).mockReturnValueOnce(first.promise));
  render(<Tab />);
  expect(screen.queryByRole('heading')).toBeNull();

  first.reject(new TypeError('Offline'));
  expect(await screen.findByText('This part could not be loaded')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rides of the club' })).toBeDefined();
  expect(screen.queryByText('This part could not be loaded')).toBeNull();
});
