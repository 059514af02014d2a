import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { type ToastHandle, ToastProvider, useToast } from './Toast.tsx';
import { TooltipProvider } from './Tooltip.tsx';
import type { ToastMessage } from './toastReducer.ts';
import { useToasts } from './useToasts.ts';

let showToast: ReturnType<typeof useToast>;

function Page() {
  showToast = useToast();
  return <input aria-label="Elsewhere" />;
}

function renderToasts() {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
}

function show(toast: ToastMessage): ToastHandle | undefined {
  const handles: ToastHandle[] = [];
  act(() => {
    handles.push(showToast(toast));
  });
  return handles[0];
}

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => within(region()).queryAllByRole('listitem');

test('a toast shows its words in the announced region and leaves the focus where it is', async () => {
  renderToasts();
  screen.getByLabelText('Elsewhere').focus();
  show({ title: 'Success', text: 'Successfully joined the group!', tone: 'success' });
  expect(shown()).toHaveLength(1);
  expect(shown()[0]?.textContent).toContain('Successfully joined the group!');
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
  const announced = await screen.findByText(/^Notification Success/);
  expect(announced.getAttribute('aria-live')).toBe('polite');
});

test('bad news interrupts', async () => {
  renderToasts();
  show({ title: 'Failed to delete post', tone: 'danger' });
  const announced = await screen.findByText(/^Notification Failed/);
  expect(announced.getAttribute('aria-live')).toBe('assertive');
});

test('one at a time: the second takes the place of the first', () => {
  renderToasts();
  show({ title: 'Post liked!' });
  show({ title: 'Like removed' });
  expect(shown().map((toast) => toast.textContent)).toEqual(['Like removed']);
});

test('F8 reaches the region, Tab goes on to the toast', async () => {
  renderToasts();
  show({ title: 'Link copied!' });
  screen.getByLabelText('Elsewhere').focus();
  await userEvent.keyboard('[F8]');
  expect(region().contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(shown()[0]);
});

test('it is not hidden by a modal dialog', async () => {
  render(
    <ToastProvider>
      <Page />
      <Dialog open onOpenChange={() => {}} title="Create Post" />
    </ToastProvider>,
    { wrapper: TooltipProvider },
  );
  show({ title: 'Missing required fields', tone: 'danger' });
  expect(within(screen.getByRole('list')).getByText('Missing required fields')).toBeTruthy();
  expect(screen.queryByLabelText('Elsewhere')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('its close button and its action take it off the screen', async () => {
  renderToasts();
  show({ title: 'Link copied!' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown()).toEqual([]));

  const handleUndo = vi.fn();
  show({ title: 'Muted', action: { label: 'Undo', onSelect: handleUndo } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(handleUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(shown()).toEqual([]));
});

test('who showed it may change it in place and take it away', async () => {
  renderToasts();
  const toast = show({ title: 'Sharing' });
  act(() => toast?.update({ title: 'Link copied!', tone: 'success' }));
  expect(shown().map((item) => item.textContent)).toEqual(['Link copied!']);
  act(() => toast?.dismiss());
  await waitFor(() => expect(shown()).toEqual([]));
});

test('Escape closes the dialog that has the focus under a toast', async () => {
  const close = vi.fn();
  render(
    <ToastProvider>
      <Page />
      <TooltipProvider>
        <Dialog open onOpenChange={close} title="Post a Ride">
          <input aria-label="Distance" />
        </Dialog>
      </TooltipProvider>
    </ToastProvider>,
  );
  show({ title: 'Missing required fields' });
  await userEvent.type(screen.getByLabelText('Distance'), '{Escape}');
  expect(close).toHaveBeenCalledExactlyOnceWith(false);
});

test('outside its provider no toast can be shown', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useToast)).toThrow('useToast must be used within a ToastProvider');
  vi.restoreAllMocks();
});

describe('by the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('it leaves the screen after 5,000 ms', () => {
    renderToasts();
    show({ title: 'Link copied!' });
    act(() => vi.advanceTimersByTime(4_999));
    expect(shown()).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toHaveLength(0);
  });

  test('it leaves the state 1,000,000 ms after its first dismissal', () => {
    const { result } = renderHook(useToasts);
    act(() => void result.current.add({ title: 'Link copied!' }));
    const id = result.current.toasts[0]?.id ?? '';
    act(() => result.current.dismiss(id));
    expect(result.current.toasts).toMatchObject([{ id, open: false }]);
    act(() => vi.advanceTimersByTime(600_000));
    act(() => result.current.dismiss(id));
    act(() => vi.advanceTimersByTime(399_999));
    expect(result.current.toasts).toHaveLength(1);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.toasts).toEqual([]);
  });

  test('no clock runs on after the page is gone', () => {
    const { result, unmount } = renderHook(useToasts);
    act(() => void result.current.add({ title: 'Link copied!' }));
    act(() => result.current.dismiss(result.current.toasts[0]?.id ?? ''));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
