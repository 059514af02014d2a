import styled from '@emotion/styled';
import { motions } from './motions.ts';

/** A spinner in the colour of the text beside it, which says what is loading. */
export function Spinner() {
  return <Ring aria-hidden="true" data-spinner="" />;
}

const Ring = styled.span`
  display: block;
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${motions.spin} 700ms linear infinite;
  forced-color-adjust: none;
`;
