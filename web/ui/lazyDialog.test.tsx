import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyDialog } from './lazyDialog.tsx';
import { ToastProvider } from './Toast.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
}

function Content({ open, onOpenChange }: Props) {
  return open ? (
    <button type="button" onClick={() => onOpenChange(false)}>
      Done
    </button>
  ) : (
    <p>Closed</p>
  );
}

function Page({ Dialog }: { Dialog: ComponentType<Props> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ToastProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} />
    </ToastProvider>
  );
}

function show(load: () => Promise<ComponentType<Props>>) {
  render(<Page Dialog={lazyDialog(load)} />);
  return userEvent.setup();
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('its code is fetched once, when it is first opened, and it stays in place', async () => {
  const load = vi.fn(() => Promise.resolve(Content));
  const user = show(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.getByText('Closed')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Done' })).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('code that cannot be fetched is told, and the next opening asks for it again', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => Promise.reject(new TypeError('Offline')));
  const user = show(load);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This could not be loaded. Please try again.')).toBeDefined();

  load.mockResolvedValue(Content);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Done' })).toBeDefined();
});
