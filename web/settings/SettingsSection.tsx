import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';

interface Props {
  title: string;
  /** The description, one or two sentences. */
  text: ReactNode;
  /** At most one button, beside the title. */
  action?: ReactNode;
  /** A ref for moving the focus to the heading. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A settings section: title, description, and actions. */
export function SettingsSection({ title, text, action, heading, children }: Props) {
  const id = useId();

  return (
    <Paper aria-labelledby={id}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        <p>{text}</p>
        {action}
      </Head>
      <Body>{children}</Body>
    </Paper>
  );
}

const { color, media, space } = theme;

const Paper = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: 20px ${space[5]};
  border-bottom: 1px solid ${color.border};

  h2 { font: ${theme.type.heading}; }
  h2:focus { outline: 0; box-shadow: none; }
  p {
    grid-area: 2 / 1 / auto / -1;
    max-width: 68ch;
    color: ${color.textMuted};
    font: ${theme.type.small};
    text-wrap: pretty;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};

    [data-variant] { justify-self: start; margin-top: ${space[2]}; }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};

  ${media.phone} { padding: ${space[4]}; }
`;
