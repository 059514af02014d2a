import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ToastEvent, type ToastState, toastReducer } from './toastReducer.ts';

const liked: ToastState = { id: '1', title: 'Post liked!', tone: 'success', open: true };

test('an added toast is open', () => {
  const toasts = toastReducer([], { type: 'added', id: '1', toast: { title: 'Post liked!', tone: 'success' } });
  expect(toasts).toEqual([liked]);
});

test('a second toast takes the place of the first', () => {
  const toasts = toastReducer([liked], { type: 'added', id: '2', toast: { title: 'Link copied!' } });
  expect(toasts).toEqual([{ id: '2', title: 'Link copied!', open: true }]);
});

test('an update changes what it names and nothing else', () => {
  const toasts = toastReducer([liked], { type: 'updated', id: '1', toast: { title: 'Like removed' } });
  expect(toasts).toEqual([{ ...liked, title: 'Like removed' }]);
});

test('a dismissed toast is closed but still there, until it is removed', () => {
  const dismissed = toastReducer([liked], { type: 'dismissed', id: '1' });
  expect(dismissed).toEqual([{ ...liked, open: false }]);
  expect(toastReducer(dismissed, { type: 'removed', id: '1' })).toEqual([]);
});

test('a toast that has gone is left alone', () => {
  const events: ToastEvent[] = [
    { type: 'updated', id: '0', toast: { title: 'Late' } },
    { type: 'dismissed', id: '0' },
    { type: 'removed', id: '0' },
  ];
  for (const event of events) expect(toastReducer([liked], event)).toEqual([liked]);
});

test('whatever happens, there is at most one, and it is the newest', () => {
  const id = fc.constantFrom('1', '2', '3');
  const event: fc.Arbitrary<ToastEvent> = fc.oneof(
    fc.record({ type: fc.constant('added' as const), id, toast: fc.record({ title: fc.string() }) }),
    fc.record({ type: fc.constant('updated' as const), id, toast: fc.record({ title: fc.string() }) }),
    fc.record({ type: fc.constant('dismissed' as const), id }),
    fc.record({ type: fc.constant('removed' as const), id }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const toasts = events.reduce(toastReducer, [] as readonly ToastState[]);
      const newest = events.findLast((one) => one.type === 'added');
      expect(toasts.length).toBeLessThanOrEqual(1);
      for (const toast of toasts) expect(toast.id).toBe(newest?.id);
    }),
  );
});
