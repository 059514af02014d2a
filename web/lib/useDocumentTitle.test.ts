import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDocumentTitle } from './useDocumentTitle.ts';

test('the page’s title stands before the product’s, which stands alone without one', () => {
  const initialProps: { title?: string } = { title: 'Sign in' };
  const { rerender } = renderHook(({ title }) => useDocumentTitle(title), { initialProps });
  expect(document.title).toBe('Sign in · Cycle Chat');
  rerender({});
  expect(document.title).toBe('Cycle Chat');
});
