/** The weekday of an instant, in UTC: 'Sun'. */
export const shortWeekday = (instant: Date): string => words(instant)[0];

/** The month of an instant, in UTC: 'Nov'. */
export const shortMonth = (instant: Date): string => words(instant)[1];

/**
 * ECMAScript specifies this text: 'Sun, 22 Nov 2026 11:00:00 GMT'. The first formatter of Intl would take longer than a
 * frame.
 */
function words(instant: Date): [weekday: string, month: string] {
  const text = instant.toUTCString();
  return [text.slice(0, 3), text.slice(8, 11)];
}
