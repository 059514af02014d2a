import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { brandMarkPath } from './BrandMark.tsx';

const linkPath =
  'M-14 -24C-5 -16 5 -16 14 -24A26 26 0 1 1 14 24C5 16 -5 16 -14 24A26 26 0 1 1 -14 -24Z' +
  'M-31 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM17 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z';

const pitch = 94;
const middle = 360;
const linksOnEachSide = 13;

/** A hanging chain is a curve. It sags more towards the break, because nothing holds its end. */
function height(step: number): number {
  return 75 - 3.3 * step - 0.9 * step ** 2 + 20 / 4 ** step;
}

function linkAt(step: number, side: -1 | 1) {
  const slope = (Math.atan2(height(step) - height(step + 1), pitch) * 180) / Math.PI;
  const play = step % 2 === 0 ? 2 : -2;
  const x = middle + side * pitch * (step + 1);
  return `translate(${x} ${height(step).toFixed(1)}) rotate(${(play - side * slope).toFixed(1)})`;
}

const steps = Array.from({ length: linksOnEachSide }, (_, step) => step);

/** Decoration of the not-found page: a chain with one missing link, which is the logo. */
export function BrokenChain() {
  return (
    <Chain viewBox="0 0 720 230" aria-hidden="true">
      {steps.flatMap((step) => [
        <Link key={`left ${step}`} data-odd={step % 2 === 1 || undefined} d={linkPath} transform={linkAt(step, -1)} />,
        <Link key={`right ${step}`} data-odd={step % 2 === 0 || undefined} d={linkPath} transform={linkAt(step, 1)} />,
      ])}
      <Gap d={linkPath} transform={`translate(${middle} 72)`} />
      <Fallen d={brandMarkPath} transform="translate(318 122) scale(1.62) rotate(24 32 31)" />
    </Chain>
  );
}

const { color } = theme;

const Chain = styled.svg`
  width: 720px;
  max-width: none;
  overflow: visible;
  fill-rule: evenodd;

  ${theme.media.phone} { width: 560px; }
`;

const Link = styled.path`
  fill: color-mix(in srgb, ${color.text} 78%, ${color.canvas});

  &[data-odd] { fill: ${color.textMuted}; }
`;

const Gap = styled.path`
  fill: none;
  stroke: ${color.borderStrong};
  stroke-dasharray: 7 6;
  stroke-width: 2;
`;

const Fallen = styled.path`
  fill: ${color.accent};
`;
