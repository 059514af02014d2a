/** Runs a task when the page has loaded and the browser is idle, or after `timeout` milliseconds. */
export function whenIdle(task: () => void, options?: { timeout: number }): void {
  const wait = () => {
    // Safari has no idle callbacks.
    if (window.requestIdleCallback) window.requestIdleCallback(() => task(), options);
    else setTimeout(task);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
