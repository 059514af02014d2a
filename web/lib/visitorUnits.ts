import type { Units } from './formatDistance.ts';

/** The regions whose road signs use miles. */
const regionsOfMiles = new Set(['US', 'GB', 'LR', 'MM', 'AS', 'GU', 'MP', 'PR', 'VI', 'GG', 'IM', 'JE']);

/** The units for a viewer without a preference: those of the instance, else those of the browser's region. */
export function visitorUnits(): Units {
  const chosen = document.documentElement.dataset.units;
  if (chosen) return chosen === 'metric' ? 'METRIC' : 'IMPERIAL';
  return regionsOfMiles.has(regionOf(navigator.language)) ? 'IMPERIAL' : 'METRIC';
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    // Some browsers report no language or an invalid one: 'en-US@posix'.
    return 'US';
  }
}
