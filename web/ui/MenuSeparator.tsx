import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { useMenuParts } from './useMenuParts.ts';

/** The line before actions that cannot be undone. */
export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return (
    <Separator asChild>
      <Rule />
    </Separator>
  );
}

const Rule = styled.div`
  height: 1px;
  margin: 6px 0;
  background: ${theme.color.border};
`;
