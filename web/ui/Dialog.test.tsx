import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { TooltipProvider } from './Tooltip.tsx';

function Composer({ withField = true }: { withField?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <TooltipProvider>
      <Button onClick={() => setOpen(true)}>Post</Button>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Edit</MenuItem>
      </Menu>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Create Post"
        description="Posting to: Sunday Spinners"
        footer={<Button>Send</Button>}
      >
        {withField ? <textarea aria-label="Text" /> : <p>Nothing yet</p>}
      </Dialog>
    </TooltipProvider>
  );
}

function Revoker() {
  const [open, setOpen] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const maker = useRef<HTMLButtonElement>(null);
  return (
    <TooltipProvider>
      <Button ref={maker}>Make</Button>
      {!isRevoked && <Button onClick={() => setOpen(true)}>Revoke</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Create Post" focusFallback={maker}>
        <Button onClick={() => setRevoked(true)}>Do it</Button>
      </Dialog>
    </TooltipProvider>
  );
}

function LateEditor({ arrival }: { arrival: Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <TooltipProvider>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => void arrival.then(() => setOpen(true))}>Edit</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Create Post">
        <textarea aria-label="Text" />
      </Dialog>
    </TooltipProvider>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Create Post' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('it is named and described, and starts in the first field', async () => {
  render(<Composer />);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const describedBy = (await dialog()).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toBe('Posting to: Sunday Spinners');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')));
});

test('without a field it takes the focus itself, so that its name is heard', async () => {
  render(<Composer withField={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const element = await dialog();
  await waitFor(() => expect(document.activeElement).toBe(element));
});

test('its head and its foot are no landmarks of the page', async () => {
  render(<Composer />);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await dialog();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('where what was done takes the opener away, another takes the focus', async () => {
  render(<Revoker />);
  const revoke = screen.getByRole('button', { name: 'Revoke' });
  await userEvent.click(revoke);
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(revoke));
  await userEvent.click(revoke);
  await userEvent.click(await screen.findByRole('button', { name: 'Do it' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make' })));
});

test('Tab stays inside', async () => {
  render(<Composer />);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  const element = await dialog();
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(element.contains(document.activeElement)).toBe(true);
  }
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it, and the focus goes back to the opener', async (_name, close) => {
  render(<Composer />);
  const opener = screen.getByRole('button', { name: 'Post' });
  await userEvent.click(opener);
  await dialog();
  await close();
  await gone();
  expect(document.activeElement).toBe(opener);
});

test('opened from a menu, it gives the focus back to the menu’s button', async () => {
  render(<Composer />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await dialog();
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(document.activeElement).toBe(more);
});

function Removal({ onConfirm, pending }: { onConfirm: () => void; pending?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete post?"
        text="It cannot be brought back."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={pending}
        onConfirm={onConfirm}
        danger
      />
    </>
  );
}

test('a confirmation starts on Cancel, which confirms nothing and gives the focus back', async () => {
  const handleConfirm = vi.fn();
  render(<Removal onConfirm={handleConfirm} />);
  const opener = screen.getByRole('button', { name: 'Remove' });
  await userEvent.click(opener);
  await screen.findByRole('alertdialog', { name: 'Delete post?' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(handleConfirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(opener);
});

test('a confirmation stays open until the caller closes it', async () => {
  const handleConfirm = vi.fn();
  const { rerender } = render(<Removal onConfirm={handleConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(handleConfirm).toHaveBeenCalledOnce();
  rerender(<Removal onConfirm={handleConfirm} pending />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deleting...' }).disabled).toBe(true);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('a dialog whose code arrives in the moment when the rows of its menu go returns the focus to the menu', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<LateEditor arrival={promise} />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  const edit = await screen.findByRole('menuitem', { name: 'Edit' });
  // Radix returns the focus of a menu in a timer after the rows are removed.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(edit);
  expect(screen.queryByRole('menu')).toBeNull();
  await act(async () => resolve());
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  act(() => vi.runAllTimers());
  vi.useRealTimers();

  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(more));
});
