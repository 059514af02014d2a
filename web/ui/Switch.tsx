import styled from '@emotion/styled';
import { Switch as RadixSwitch } from 'radix-ui';
import { theme } from '../theme/tokens.ts';

interface Props {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, ...switchProps }: Props) {
  return (
    <Root {...switchProps}>
      {label}
      <Track>
        <Thumb />
      </Track>
    </Root>
  );
}

const { color, motion, media } = theme;

const Track = styled.span`
  flex: none;
  width: 36px;
  height: 22px;
  padding: 3px;
  border-radius: 11px;
  background: ${color.borderStrong};
  transition: background ${motion.normal};

  [aria-checked='true'] > & { background: ${color.accent}; }
  ${media.forcedColors} { forced-color-adjust: none; }
`;

const Thumb = styled(RadixSwitch.Thumb)`
  display: block;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: ${color.surface};
  transition: transform ${motion.normal} ${motion.ease};

  &[data-state='checked'] { transform: translateX(14px); }
`;

const Root = styled(RadixSwitch.Root)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${theme.size.touch};
  border-radius: 8px;
  font: ${theme.type.ui};
  text-align: start;

  &:disabled { color: ${color.textMuted}; cursor: not-allowed; }
`;
