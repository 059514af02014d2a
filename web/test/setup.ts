import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadIdleParts } from '../app/idleParts.ts';
import { fakeDatabases } from './fakeDatabases.ts';
import { fastLabels } from './fastLabels.ts';
import { noOwnerStacks } from './noOwnerStacks.ts';
import { quickErrors } from './quickErrors.ts';
import { quickStyles } from './quickStyles.ts';

// As in a browser whose page has been idle for a moment.
await loadIdleParts();

// A timeout only for hanging tests: a busy machine is many times slower than an idle one.
configure({ asyncUtilTimeout: 60_000 });

fastLabels();
noOwnerStacks();
quickErrors();
quickStyles();

// jsdom has no layout, so it lacks the layout APIs that Radix uses.
class InertObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= InertObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
window.scrollTo = () => {};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

// The test data uses dates around this day.
beforeEach(() => {
  // The part of the real factory that the client uses.
  globalThis.indexedDB = fakeDatabases() as unknown as IDBFactory;
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
