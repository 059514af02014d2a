import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { RoadBar } from './RoadBar.tsx';

interface Props {
  /** How much has been sent, 0 to 100. */
  percent: number;
  /** What is on its way, in a word. */
  noun?: string;
}

/** How far a file is on its way, and that it is being looked at once it has arrived. */
export function UploadProgress({ percent, noun = 'photo' }: Props) {
  const sent = Math.floor(percent);
  const words = sent < 100 ? `Uploading ${noun}, ${sent}%` : `Processing ${noun}...`;

  return (
    <Root>
      <span>{words}</span>
      <RoadBar label="Upload" percent={sent} valueText={words} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 8px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
`;
