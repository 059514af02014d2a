import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useCloseOnLeave } from '../ui/useCloseOnLeave.ts';
import { KeptPage } from './KeptPage.tsx';

const rendered = vi.fn();

function Kept() {
  const { pathname, search } = useLocation();
  const [count, setCount] = useState(0);
  rendered();
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} presses at {pathname + search}
      </button>
      <Opener />
    </>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  useCloseOnLeave(() => setOpen(false));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <div role="dialog">A dialog</div>}
    </>
  );
}

const kept = <Kept />;

function App() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/">Home</Link>
      <Link to="/events?q=hill">Events</Link>
      <Link to="/?scrollTo=a-post">A post</Link>
      <Routes>
        <Route path="/events" element={<p>The events</p>} />
        <Route path="*" element={null} />
      </Routes>
      <KeptPage isShown={pathname === '/'}>{kept}</KeptPage>
    </>
  );
}

function show(path: string) {
  rendered.mockClear();
  render(
    <MemoryRouter useTransitions={false} initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('a page that was never shown is not rendered', async () => {
  const user = show('/events');
  expect(rendered).not.toHaveBeenCalled();
  await user.click(screen.getByText('Home'));
  expect(screen.getByRole('button', { name: '0 presses at /' })).toBeDefined();
});

test('a page that was left keeps its state and its elements, hidden, and does not follow the address', async () => {
  const user = show('/');
  const button = screen.getByRole('button', { name: '0 presses at /' });
  await user.click(button);
  await user.click(screen.getByText('Events'));
  expect(screen.getByText('The events')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(button.textContent).toBe('1 presses at /');

  await user.click(screen.getByText('Home'));
  expect(screen.getByRole('button', { name: '1 presses at /' })).toBe(button);
});

test('a page that is shown again has the address of that visit', async () => {
  const user = show('/');
  await user.click(screen.getByText('Events'));
  await user.click(screen.getByText('A post'));
  expect(screen.getByRole('button', { name: '0 presses at /?scrollTo=a-post' })).toBeDefined();
});

test('what was open on a page that was left is closed when it is shown again', async () => {
  const user = show('/');
  await user.click(screen.getByText('Open'));
  expect(screen.getByRole('dialog')).toBeDefined();
  await user.click(screen.getByText('Events'));
  await user.click(screen.getByText('Home'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
