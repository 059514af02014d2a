import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDraft } from './useDraft.ts';

const fresh = () => ({ title: '', text: 'Dear' });
const open = (name = 'letter:nina') => renderHook(() => useDraft(name, fresh));

afterEach(() => vi.restoreAllMocks());

test('a draft is there again after a reload, until it is cleared', () => {
  const first = open();
  act(() => first.result.current.change({ title: 'Hello' }));
  first.unmount();

  const second = open();
  expect(second.result.current.draft).toEqual({ title: 'Hello', text: 'Dear' });
  act(() => second.result.current.clear());
  expect(second.result.current.draft).toEqual(fresh());
  second.unmount();
  expect(open().result.current.draft).toEqual(fresh());
});

test('each name has its own', () => {
  const { result } = open();
  act(() => result.current.change({ title: 'Hello' }));

  expect(open('letter:maeve').result.current.draft).toEqual(fresh());
});

test.each(['not json', 'null', '[1]', '"text"', '{"title":7,"other":"x"}'])('%s is no draft', (stored) => {
  sessionStorage.setItem('cycle-chat-draft:letter:nina', stored);

  expect(open().result.current.draft).toEqual(fresh());
});

test('a full store costs the reload, not the words', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { result } = open();
  act(() => result.current.change({ title: 'Hello' }));

  expect(result.current.draft.title).toBe('Hello');
  expect(console.error).toHaveBeenCalledOnce();
});
