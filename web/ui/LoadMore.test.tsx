import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

const pageSize = 2;

function Rows({ total }: { total: number }) {
  const [count, setCount] = useState(pageSize);
  const showMore = async () => setCount(count + pageSize);

  return (
    <>
      <ul>
        {Array.from({ length: count }, (_, index) => `Row ${index + 1}`).map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {count < total && <LoadMore label="Load More Rows" failure="No more rows." onLoadMore={showMore} />}
    </>
  );
}

const moreButton = () => screen.getByRole('button', { name: 'Load More Rows' });

test('the last page takes the button away, and the focus stays at the place in the list', async () => {
  render(<Rows total={4} />);
  await userEvent.click(moreButton());

  await screen.findByText('Row 4');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Row 2');
});

test('the button keeps the focus while there are more pages', async () => {
  render(<Rows total={6} />);
  await userEvent.click(moreButton());

  await screen.findByText('Row 4');
  expect(document.activeElement).toBe(moreButton());
});

function LinkAndRows({ lastPage }: { lastPage: Promise<void> }) {
  const [isLast, setLast] = useState(false);
  const showMore = () => lastPage.then(() => setLast(true));

  return (
    <>
      <a href="/rides">Rides</a>
      {!isLast && <LoadMore label="Load More Rows" failure="No more rows." onLoadMore={showMore} />}
    </>
  );
}

test('a reader who has moved on keeps their place', async () => {
  const lastPage = Promise.withResolvers<void>();
  render(<LinkAndRows lastPage={lastPage.promise} />);
  await userEvent.click(moreButton());
  const link = screen.getByRole('link', { name: 'Rides' });
  link.focus();
  lastPage.resolve();

  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.activeElement).toBe(link);
});
