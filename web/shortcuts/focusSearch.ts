const find = () => document.querySelector<HTMLInputElement>('#main input[type="search"]');

/** Focuses the search of this page. A page without one is left by `open`, and the search of the next page is focused. */
export function focusSearch(open: () => void): void {
  const present = find();
  if (present) {
    present.focus();
    return;
  }

  const end = new AbortController();
  const observer = new MutationObserver(() => {
    const arrived = find();
    if (!arrived) return;
    end.abort();
    arrived.focus();
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  // A reader who acts before the page has loaded keeps the focus.
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => end.abort(), { signal: end.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  open();
}
