import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOwner, forgetDrafts, forgetVisitorDrafts } from './drafts.ts';
import { useDraft } from './useDraft.ts';

const fresh = () => ({ title: '', text: 'Dear' });
const open = (name = 'letter:nina') =>
  renderHook(({ named }) => useDraft(named, fresh), { initialProps: { named: name } });
/** Browsers send this event to the other tabs only. */
const hearOtherTab = (key: string | null) => act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
const nina = 'cycle-chat-draft:letter:nina';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a draft is there again after a restart, until it is cleared', () => {
  const first = open();
  act(() => first.result.current.change({ title: 'Hello' }));
  first.unmount();
  sessionStorage.clear();

  const second = open();
  expect(second.result.current.draft).toEqual({ title: 'Hello', text: 'Dear' });
  act(() => second.result.current.clear());
  expect(second.result.current.draft).toEqual(fresh());
  second.unmount();
  expect(open().result.current.draft).toEqual(fresh());
});

test('each name has its own, also when the name changes', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ title: 'Hello' }));

  expect(open('letter:maeve').result.current.draft).toEqual(fresh());
  rerender({ named: 'letter:maeve' });
  expect(result.current.draft).toEqual(fresh());
  act(() => result.current.change({ title: 'Hi' }));
  rerender({ named: 'letter:nina' });
  expect(result.current.draft.title).toBe('Hello');
});

test('two tabs show one draft: what one writes the other goes on with', () => {
  const { result } = open();
  act(() => result.current.change({ title: 'Hello' }));
  localStorage.setItem(nina, JSON.stringify({ title: 'Hello from the other tab', text: 'Dear' }));
  hearOtherTab(nina);
  expect(result.current.draft.title).toBe('Hello from the other tab');
  act(() => result.current.change({ text: 'Dear all' }));
  expect(JSON.parse(localStorage.getItem(nina) ?? '')).toEqual({ title: 'Hello from the other tab', text: 'Dear all' });
});

test.each([nina, null])('what another tab has sent or wiped is gone here too (key %s)', (key) => {
  const { result } = open();
  act(() => result.current.change({ title: 'Hello' }));
  localStorage.clear();
  hearOtherTab('cycle-chat-draft:letter:maeve');
  expect(result.current.draft.title).toBe('Hello');
  hearOtherTab(key);
  expect(result.current.draft).toEqual(fresh());
});

test('a draft with nothing in it is not stored', () => {
  const { result } = open();
  act(() => result.current.change({ title: 'Hello' }));
  expect(localStorage).toHaveLength(1);
  act(() => result.current.change({ title: '' }));
  expect(localStorage).toHaveLength(0);
});

test('signing out forgets every draft and nothing else', () => {
  for (const { result } of [open(), open('ride:nina')]) act(() => result.current.change({ title: 'Hello' }));
  localStorage.setItem('cycle-chat-theme', 'dark');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['cycle-chat-theme']);
});

test('a session that ends by itself forgets the drafts of visitors only', () => {
  const owners = [draftOwner('nina'), draftOwner(undefined)];
  for (const { result } of owners.map((owner) => open(`letter:${owner}`)))
    act(() => result.current.change({ title: 'Hello' }));
  forgetVisitorDrafts();
  expect(Object.keys(localStorage)).toEqual([nina]);
});

test.each(['not json', 'null', '[1]', '"text"', '{"title":7,"other":"x"}'])('%s is no draft', (stored) => {
  localStorage.setItem(nina, stored);

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
