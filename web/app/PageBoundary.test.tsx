import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageBoundary } from './PageBoundary.tsx';

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('The chunk is gone');
  return <p>The page</p>;
}

function at(place: string, fails: boolean) {
  return (
    <PageBoundary place={place}>
      <Page fails={fails} />
    </PageBoundary>
  );
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('a page that fails is logged, and says so with a way to try again', () => {
  render(at('/', true));

  expect(screen.getByText('Something went wrong')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(console.error).toHaveBeenCalledWith('The page failed:', expect.any(Error));
});

test('going elsewhere tries again', () => {
  const { rerender } = render(at('/', true));
  rerender(at('/', false));
  expect(screen.queryByText('The page')).toBeNull();

  rerender(at('/login', false));
  expect(screen.getByText('The page')).toBeDefined();
});
