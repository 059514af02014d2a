import styled from '@emotion/styled';
import { hiddenStyles } from './hiddenStyles.ts';

export const VisuallyHidden = styled.span(hiddenStyles);
