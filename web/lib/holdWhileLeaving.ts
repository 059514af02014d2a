/** The longest wait for the next page, in milliseconds. */
const limit = 5000;
let leftAt = Number.NEGATIVE_INFINITY;

window.addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Throws the error of a request. Firefox aborts the requests of a page that is being left, long before it shows the next
 * page. The error then waits, so that the page does not end with a message about it. It is thrown if the page stays.
 */
export async function holdWhileLeaving(error: unknown): Promise<never> {
  const rest = leftAt + limit - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  throw error;
}
