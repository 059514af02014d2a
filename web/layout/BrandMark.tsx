/** The outline of the logo in a 64 × 64 field: a chain link, two wheels, one speech bubble. */
export const brandMarkPath =
  'M17.92 24.5A18 18 0 0 0 29.1 15.77A15 15 0 1 1 46.08 37.5A18 18 0 0 0 34.9 46.23A15 15 0 0 1 21.76 54H9.96' +
  'a3.2 3.2 0 0 1 -3.2 -3.2V39.00A15 15 0 0 1 17.92 24.5ZM27.76 39a6 6 0 1 0 -12 0a6 6 0 1 0 12 0Z' +
  'M48.24 23a6 6 0 1 0 -12 0a6 6 0 1 0 12 0Z';

export function BrandMark() {
  return (
    <svg viewBox="5 4 54 54" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={brandMarkPath} />
    </svg>
  );
}
