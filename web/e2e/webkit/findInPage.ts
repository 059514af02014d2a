import type * as TestingLibrary from '@testing-library/dom';
import type { Target } from './target.ts';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** Runs in the page: all visible elements of the target. Null before the library is in the page. */
export function findInPage(text: string): HTMLElement[] | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = library;
  const find = ({ role, name, label, text: words, css, has, within }: Target): HTMLElement[] => {
    const query = (root: HTMLElement) => {
      if (role) return queryAllByRole(root, role, { name });
      if (label) return queryAllByLabelText(root, label);
      if (words) return queryAllByText(root, words);
      return [...root.querySelectorAll<HTMLElement>(css ?? '*')];
    };
    const roots = within ? find(within) : [document.body];
    return roots.flatMap(query).filter((element) => !has || element.textContent?.includes(has));
  };
  const target: Target = JSON.parse(text, (_, value) => (value?.pattern ? new RegExp(value.pattern) : value));
  return find(target).filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** The argument of `findInPage`: a pattern is no JSON. */
export const writeTarget = (target: Target): string =>
  JSON.stringify(target, (_, value) => (value instanceof RegExp ? { pattern: value.source } : value));
