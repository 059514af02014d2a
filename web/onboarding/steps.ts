export const stepCount = 3;

/** The step that an address names: 1, 2 or 3. Anything else is the first. */
export function stepOf(search: URLSearchParams): number {
  const step = Number(search.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= stepCount ? step : 1;
}

/** The address of a step. After the last one comes the home page. */
export const stepPath = (step: number): string => (step > stepCount ? '/' : `/welcome?step=${step}`);
