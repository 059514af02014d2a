import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('a press is told, and the ref is the native button', async () => {
  const handleClick = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} onClick={handleClick}>
      Join
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(handleClick).toHaveBeenCalledOnce();
  expect(ref.current).toBe(screen.getByRole('button'));
});

test('while it waits it says so, is busy and takes no press', async () => {
  const handleClick = vi.fn();
  render(
    <Button pending pendingLabel="Joining..." onClick={handleClick}>
      Join
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Joining...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(true);
  await userEvent.click(button);
  expect(handleClick).not.toHaveBeenCalled();
});

test('without words of its own it keeps its label while it waits', () => {
  render(<Button pending>Delete</Button>);
  expect(screen.getByRole('button', { name: 'Delete' }).getAttribute('aria-busy')).toBe('true');
});

test('the focus comes back when the wait is over, unless the reader has moved on', async () => {
  const label = (pending: boolean) => (
    <>
      <Button pending={pending}>Save</Button>
      <input aria-label="Bio" />
    </>
  );
  const { rerender } = render(label(false));
  const button = screen.getByRole('button');

  button.focus();
  rerender(label(true));
  // A browser blurs a disabled button; jsdom does not.
  button.blur();
  rerender(label(false));
  expect(document.activeElement).toBe(button);

  rerender(label(true));
  await userEvent.click(screen.getByLabelText('Bio'));
  rerender(label(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Bio'));
});

test('a dialog that keeps the focus inside meanwhile hands it back', () => {
  const dialog = (pending: boolean) => (
    <div role="dialog" tabIndex={-1}>
      <Button pending={pending}>Save</Button>
    </div>
  );
  const { rerender } = render(dialog(false));
  screen.getByRole('button').focus();
  rerender(dialog(true));
  screen.getByRole('dialog').focus();
  rerender(dialog(false));
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a button that waits for what was sent from elsewhere does not draw the focus', () => {
  const { rerender } = render(<Button>Save</Button>);
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
  rerender(<Button pending>Save</Button>);
  rerender(<Button>Save</Button>);
  expect(document.activeElement).toBe(document.body);
});

test('inside a form it does not send unless it is told to', async () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button>Photo</Button>
      <Button type="submit">Post</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Photo' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(handleSubmit).toHaveBeenCalledOnce();
});

test('a link that looks like a button is a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/login">Signup/Login</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Signup/Login' }).getAttribute('href')).toBe('/login');
});
