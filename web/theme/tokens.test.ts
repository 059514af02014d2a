import { describe, expect, test } from 'vitest';
import { cssVariables } from './cssVariables.ts';
import { darkTokens, lightTokens, type Token, theme } from './tokens.ts';

/** The relative luminance of WCAG 2.2 of an opaque colour #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds: Token[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfacePressed'];

const words: [Token, Token][] = [
  ...grounds.flatMap((ground): [Token, Token][] => [
    ['text', ground],
    ['textMuted', ground],
  ]),
  ['textInverse', 'surfaceInverse'],
  ['accentContrast', 'accent'],
  ['accentContrast', 'accentHover'],
  ['accentContrast', 'accentPressed'],
  ['accentText', 'canvas'],
  ['accentText', 'surface'],
  ['accentText', 'accentSoft'],
  ['accentText', 'accentSoftHover'],
  ['danger', 'surface'],
  ['danger', 'surfaceRaised'],
  ['danger', 'dangerSoft'],
  ['dangerContrast', 'danger'],
  ['dangerContrast', 'dangerHover'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['difficultyEasy', 'difficultyEasySoft'],
  ['difficultyMedium', 'difficultyMediumSoft'],
  ['difficultyHard', 'difficultyHardSoft'],
  ['rideRoad', 'surface'],
  ['rideMountain', 'surface'],
  ['rideGravel', 'surface'],
  ['rideHybrid', 'surface'],
];

const shapes: [Token, Token][] = [
  ['borderStrong', 'canvas'],
  ['borderStrong', 'surface'],
  ['accent', 'canvas'],
  ['focusRing', 'canvas'],
  ['focusRing', 'surface'],
  ['focusRing', 'focusGap'],
  ['markContrast', 'markSuccess'],
  ['markContrast', 'markDanger'],
  ['markContrast', 'markNeutral'],
];

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('in the %s print', (_name, tokens) => {
  test.each(words)('%s can be read on %s (WCAG AA, 4.5:1)', (front, ground) => {
    expect(contrast(tokens[front], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s can be seen on %s (WCAG AA, 3:1)', (front, ground) => {
    expect(contrast(tokens[front], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('a token becomes a CSS variable, and the theme refers to it by that name', () => {
  expect(cssVariables({ surfaceRaised: '#fff' })).toBe('--surface-raised: #fff;');
  expect(theme.color.surfaceRaised).toBe('var(--surface-raised)');
  expect(theme.shadow.card).toBe('var(--shadow-card)');
});
