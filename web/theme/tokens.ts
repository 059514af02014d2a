import { cssVariableName } from './cssVariables.ts';

/** The light theme. Names state the role, not the look. The keys become CSS variables. */
export const lightTokens = {
  canvas: '#f3f5f5',
  surface: '#ffffff',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#edf0f1',
  surfaceHover: '#f4f6f6',
  surfacePressed: '#e6eaeb',
  surfaceInverse: '#10191c',
  inverseHover: 'rgb(128 140 145 / 0.3)',
  scrim: 'rgb(16 25 28 / 0.48)',
  text: '#10191c',
  textMuted: '#53616a',
  textDisabled: '#87939a',
  textInverse: '#f4f7f7',
  border: '#dfe5e7',
  borderStrong: '#7f8c93',
  accent: '#d3125b',
  accentHover: '#b50d4c',
  accentPressed: '#980940',
  accentContrast: '#ffffff',
  accentText: '#c20d51',
  accentSoft: '#fce8ef',
  accentSoftHover: '#f9d9e4',
  focusRing: '#10191c',
  focusGap: '#ffffff',
  danger: '#b3360b',
  dangerHover: '#8f2a07',
  dangerContrast: '#ffffff',
  dangerSoft: '#fcebe3',
  success: '#166b3d',
  successSoft: '#e0f3e7',
  warning: '#7e5200',
  warningSoft: '#fff1cf',
  markSuccess: '#1d8a50',
  markDanger: '#c9420f',
  markNeutral: '#5b6970',
  markContrast: '#ffffff',
  difficultyEasy: '#17673b',
  difficultyEasySoft: '#ddf2e4',
  difficultyMedium: '#6c4a00',
  difficultyMediumSoft: '#ffebb0',
  difficultyHard: '#a32b12',
  difficultyHardSoft: '#fde3da',
  rideRoad: '#2257c4',
  rideMountain: '#41740f',
  rideGravel: '#8f5b06',
  rideHybrid: '#0a726b',
  gradeRise: '#efc54f',
  gradeClimb: '#ee913b',
  gradeSteep: '#d8492f',
  gradeWall: '#86192c',
  shadowCard: '0 1px 2px rgb(16 25 28 / 0.04)',
  shadowFloat: '0 1px 2px rgb(16 25 28 / 0.06), 0 10px 28px -8px rgb(16 25 28 / 0.18)',
  shadowDialog: '0 2px 6px rgb(16 25 28 / 0.08), 0 32px 72px -20px rgb(16 25 28 / 0.38)',
  imageFilter: 'none',
};

export type Token = keyof typeof lightTokens;

/** The dark theme: new values for the same roles, not inverted ones. */
export const darkTokens: Record<Token, string> = {
  canvas: '#0d1315',
  surface: '#151c1f',
  surfaceRaised: '#1c2529',
  surfaceSunken: '#20292d',
  surfaceHover: '#1b2427',
  surfacePressed: '#263035',
  surfaceInverse: '#e9eff0',
  inverseHover: 'rgb(128 140 145 / 0.3)',
  scrim: 'rgb(3 6 7 / 0.68)',
  text: '#e9eff0',
  textMuted: '#9cabb2',
  textDisabled: '#66757c',
  textInverse: '#10191c',
  border: '#263136',
  borderStrong: '#74838a',
  accent: '#ff5f95',
  accentHover: '#ff7fab',
  accentPressed: '#ff9abd',
  accentContrast: '#2a0012',
  accentText: '#ff81ac',
  accentSoft: '#3a1424',
  accentSoftHover: '#481a2e',
  focusRing: '#ffffff',
  focusGap: '#0d1315',
  danger: '#ff8f6b',
  dangerHover: '#ffab8f',
  dangerContrast: '#2b0d02',
  dangerSoft: '#3b1a10',
  success: '#5fcf8e',
  successSoft: '#10301f',
  warning: '#f2bf57',
  warningSoft: '#352708',
  markSuccess: '#1d8a50',
  markDanger: '#c9420f',
  markNeutral: '#5b6970',
  markContrast: '#ffffff',
  difficultyEasy: '#71d79b',
  difficultyEasySoft: '#123322',
  difficultyMedium: '#f4c866',
  difficultyMediumSoft: '#3a2b08',
  difficultyHard: '#ff9c80',
  difficultyHardSoft: '#401c12',
  rideRoad: '#86aeff',
  rideMountain: '#a3cf68',
  rideGravel: '#e9b160',
  rideHybrid: '#5fd0c5',
  gradeRise: '#d0a73a',
  gradeClimb: '#e58b3c',
  gradeSteep: '#e35a42',
  gradeWall: '#b02f45',
  shadowCard: 'none',
  shadowFloat: '0 0 0 1px rgb(255 255 255 / 0.06), 0 12px 32px -8px rgb(0 0 0 / 0.7)',
  shadowDialog: '0 0 0 1px rgb(255 255 255 / 0.07), 0 32px 80px -16px rgb(0 0 0 / 0.85)',
  imageFilter: 'brightness(0.88) saturate(0.95)',
};

/** Sizes and durations that both themes share. They depend on the window and the reader's preferences. */
export const measureTokens = {
  font: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  typeTitle: '650 1.75rem/2.25rem var(--font)',
  header: '64px',
  edge: '24px',
  gutter: '40px',
  railLeft: '240px',
  railRight: '304px',
  motionFast: '120ms',
  motionNormal: '180ms',
  motionBar: '600ms',
};

type Measure = keyof typeof measureTokens;

export const narrowMeasures: Partial<Record<Measure, string>> = {
  gutter: '24px',
  railLeft: '208px',
  railRight: '264px',
};

export const phoneMeasures: Partial<Record<Measure, string>> = {
  typeTitle: '650 1.5rem/2rem var(--font)',
  header: '56px',
  edge: '16px',
};

/** Not zero, so that animations still fire their end event. */
export const reducedMotionMeasures: Partial<Record<Measure, string>> = {
  motionFast: '0.01ms',
  motionNormal: '0.01ms',
  motionBar: '0.01ms',
};

export const breakpoints = { phone: 767, tablet: 1023, narrow: 1279 };

function variablesOf<Key extends string>(tokens: Record<Key, string>): Record<Key, string> {
  const variables = Object.keys(tokens).map((token) => [token, `var(${cssVariableName(token)})`]);
  // Object.fromEntries loses the type of its keys.
  return Object.fromEntries(variables) as Record<Key, string>;
}

const { shadowCard, shadowFloat, shadowDialog, imageFilter, ...color } = variablesOf(lightTokens);
const measure = variablesOf(measureTokens);

/** The values for styled components. They are constant strings, so a style is serialised once for both themes. */
export const theme = {
  color,
  shadow: { card: shadowCard, float: shadowFloat, dialog: shadowDialog },
  imageFilter,
  font: measure.font,
  type: {
    display: '650 2.25rem/2.5rem var(--font)',
    title: measure.typeTitle,
    heading: '650 1.25rem/1.75rem var(--font)',
    subheading: '650 1rem/1.5rem var(--font)',
    body: '400 1rem/1.5rem var(--font)',
    ui: '500 0.9375rem/1.25rem var(--font)',
    small: '400 0.875rem/1.25rem var(--font)',
    label: '500 0.8125rem/1rem var(--font)',
    figure: '600 1.5rem/1.75rem var(--font)',
    figureLarge: '600 2.25rem/2.5rem var(--font)',
  },
  figureWidth: '84%',
  space: { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px', 8: '64px' },
  radius: { badge: '5px', control: '10px', picture: '12px', card: '14px', dialog: '20px', round: '999px' },
  motion: {
    fast: measure.motionFast,
    normal: measure.motionNormal,
    bar: measure.motionBar,
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  size: {
    controlSmall: '32px',
    control: '40px',
    controlLarge: '48px',
    touch: '44px',
    header: measure.header,
    page: '1296px',
    railLeft: measure.railLeft,
    feed: '640px',
    railRight: measure.railRight,
    gutter: measure.gutter,
    edge: measure.edge,
  },
  layer: { header: 30, dialog: 40, menu: 50, toast: 60, tooltip: 70 },
  media: {
    phone: `@media (max-width: ${breakpoints.phone}px)`,
    tablet: `@media (min-width: ${breakpoints.phone + 1}px) and (max-width: ${breakpoints.tablet}px)`,
    narrow: `@media (max-width: ${breakpoints.narrow}px)`,
    short: '@media (max-height: 479px)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
    forcedColors: '@media (forced-colors: active)',
    hover: '@media (hover: hover)',
  },
};

export type CycleChatTheme = typeof theme;
