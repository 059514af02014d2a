import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import type { Act } from './actContext.ts';
import { type CaseAct, CaseForm } from './CaseForm.tsx';

interface Props {
  /** The kind of the case, above its title. */
  about: string;
  title: string;
  badge?: ReactNode;
  /** The reported words, or the statement and the appeal. */
  children: ReactNode;
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** The acts of the operator, from the mildest to the hardest. */
  acts?: readonly CaseAct[];
  /** The label and hint of the words where the acts use them differently. */
  words?: Act['words'];
}

/** The chosen case: what it is about, its facts, and what the operator can do. */
export function BoardCase({ about, title, badge, children, facts, acts, words }: Props) {
  const id = useId();
  const content = (
    <>
      <Texts>{children}</Texts>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <div>
          <p>{about}</p>
          <h3 id={id} dir="auto">
            {title}
          </h3>
        </div>
        {badge}
      </Head>
      {acts && acts.length > 0 ? (
        <CaseForm acts={acts} words={words}>
          {content}
        </CaseForm>
      ) : (
        content
      )}
    </Sheet>
  );
}

const { color, media, space, type } = theme;

const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: 14px 20px;
  border-bottom: 1px solid ${color.border};

  > div { min-width: 0; }
  p { color: ${color.textMuted}; font: ${type.small}; }
  h3 { font: ${type.heading}; overflow-wrap: anywhere; }
  ${media.phone} { padding-inline: ${space[4]}; }
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-content: start;
  padding: ${space[4]} 20px;
  overflow-wrap: anywhere;

  > p { font: ${type.small}; }
  ${media.phone} { padding-inline: ${space[4]}; }
`;

const Facts = styled.dl`
  align-content: start;
  display: grid;
  padding: 0 20px ${space[3]};
  font: ${type.small};

  > div { display: flex; justify-content: space-between; gap: ${space[4]}; padding: 10px 0; }
  > div + div { border-top: 1px solid ${color.border}; }
  dt { flex: none; color: ${color.textMuted}; }
  dd { min-width: 0; text-align: end; overflow-wrap: anywhere; }
  ${media.phone} { padding-inline: ${space[4]}; }
`;

/** The text that a case is about, in a frame. */
export const Reported = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 2px solid ${color.danger};
  border-radius: ${theme.radius.picture};

  > blockquote { padding: 0; border: 0; }
`;
