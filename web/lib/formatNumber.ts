/**
 * A number from 0 on as Intl writes it in English, to so many places at most: 1204.25 → '1,204.3' to one. Intl itself
 * takes longer than a frame when it is first asked, and no feed should wait for it.
 */
export function formatNumber(value: number, places: 0 | 1): string {
  // Moved in writing, a half stays a half; what is too small to be written so rounds to nothing.
  const moved = Number(`${value}e${places}`) || 0;
  const [whole = '', part] = String(Math.round(moved) / 10 ** places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}
