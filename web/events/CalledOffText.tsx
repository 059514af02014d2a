import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** Why an event in a list does not take place. Nothing for an event that takes place. */
export function CalledOffText({ reason }: { reason: string | null }) {
  return reason === null ? null : <Off dir="auto">Called off: {reason}</Off>;
}

const Off = styled.p`
  color: ${theme.color.danger};
  font: ${theme.type.small};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
