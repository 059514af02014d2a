import styled from '@emotion/styled';
import type { GraphiQLPlugin } from '@graphiql/react';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { BookOpenText } from 'lucide-react';
import { theme } from '../theme/tokens.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Sample } from './samples.ts';
import { samples } from './samples.ts';

/** Opens each sample in a separate tab. */
function Samples() {
  const { addTab } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);

  function handleOpen({ query, variables }: Sample) {
    addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '');
  }

  return (
    <section aria-labelledby="samples-title">
      <Title id="samples-title">Samples</Title>
      <List>
        {samples.map((sample) => (
          <li key={sample.title}>
            <Open type="button" onClick={() => handleOpen(sample)}>
              <Name>{sample.title}</Name>
              {sample.needsMember && <Badge>Sign in</Badge>}
              <Description>{sample.description}</Description>
            </Open>
          </li>
        ))}
      </List>
    </section>
  );
}

export const samplesPlugin: GraphiQLPlugin = { title: 'Samples', icon: () => <BookOpenText />, content: Samples };

const { color, type, motion } = theme;

const Title = styled.h2`
  font: ${type.heading};
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 16px -8px 0;
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 8px;
  width: 100%;
  padding: 8px;
  border-radius: ${theme.radius.control};
  text-align: start;
  transition: background ${motion.fast};

  ${theme.media.hover} { &:hover { background: ${color.surfaceHover}; } }
  &:active { background: ${color.surfacePressed}; }
`;

const Name = styled.span`
  color: ${color.text};
  font: ${type.ui};
`;

const Description = styled.span`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font: ${type.small};
`;
