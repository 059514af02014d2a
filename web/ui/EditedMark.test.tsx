import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatAgo } from '../lib/formatAgo.ts';
import { EditedMark } from './EditedMark.tsx';

const createdAt = '2026-11-20T08:00:00.000Z';

test.each(['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.002Z'])(
  'a text at its version %s is not edited',
  (updatedAt) => {
    render(<EditedMark createdAt={createdAt} updatedAt={updatedAt} />);
    expect(screen.queryByText(/edited/)).toBeNull();
  },
);

test('a text that was changed later says when, without a pointer', () => {
  render(<EditedMark createdAt={createdAt} updatedAt="2026-11-20T08:00:00.100Z" />);
  expect(screen.getByText(`edited ${formatAgo('2026-11-20T08:00:00.100Z')}`)).toBeDefined();
});
