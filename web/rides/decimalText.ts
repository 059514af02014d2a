const DECIMAL = /^\d*\.?\d*$/;

/**
 * What a field of digits and one decimal point holds after a change: the new text, or the former one where the new is no
 * such number. A comma becomes a point, because the keyboards of half the world offer no other.
 */
export function decimalText(typed: string, former: string): string {
  const text = typed.trim().replace(',', '.');
  return DECIMAL.test(text) ? text : former;
}
