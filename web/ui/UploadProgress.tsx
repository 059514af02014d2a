import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { RoadBar } from './RoadBar.tsx';

interface Props {
  /** The percentage sent, 0 to 100. */
  percent: number;
  /** The kind of file, in one word. */
  noun?: string;
}

/** The upload progress of a file. At 100 the server is processing it. */
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
