import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import NotFoundPage from './NotFoundPage.tsx';

test('a lost reader is told so, with the hint and the way home', () => {
  const { container } = render(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('404 Page Not Found · Cycle Chat');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
