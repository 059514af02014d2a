const DECIMAL = /^\d*(?:\.\d*)?$/;

/**
 * The text of a decimal field after a change: the new text, or the former one when the new is not a decimal number. A
 * comma becomes a point, because many keyboards offer only a comma.
 */
export function decimalText(typed: string, former: string): string {
  const text = typed.trim().replace(',', '.');
  return DECIMAL.test(text) ? text : former;
}
