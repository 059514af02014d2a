import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ActFields } from './ActFields.tsx';
import type { Act } from './actContext.ts';
import { useActForm } from './useActForm.ts';

/** An act of a case, with the name of its button. */
export interface CaseAct {
  act: Act;
  text: string;
  label: string;
}

interface Props {
  /** From the mildest act to the hardest. */
  acts: readonly CaseAct[];
  /** The label and hint of the words where the acts use them differently. */
  words?: Act['words'];
  /** The text of the case. */
  children: ReactNode;
}

/** The texts of a case beside the form of its acts, and their buttons. All acts use the same reason and words. */
export function CaseForm({ acts, words, children }: Props) {
  const form = useActForm(() => {
    form.setWords('');
    form.setReason(undefined);
    form.setChosen(false);
  });
  const fields = useRef<HTMLFormElement>(null);
  const all = acts.map(({ act }) => act);
  const asked = {
    hasReason: all.some(({ hasReason }) => hasReason),
    words: words ?? all.find((act) => act.words)?.words,
    choice: all.find(({ choice }) => choice)?.choice,
  };
  const { errors, pendingAct } = form;
  useEffect(() => {
    if (errors.reason || errors.words) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <>
      <Columns>
        <div>{children}</div>
        <Fields
          ref={fields}
          aria-label={`Decision: ${acts.map(({ label }) => label).join(', ')}`}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <ActFields asked={asked} form={form} />
          {acts.map(({ act, text }) => (
            <p key={text}>
              <b>{text}:</b> {act.text}
            </p>
          ))}
        </Fields>
      </Columns>
      <Buttons>
        {acts.map(({ act, text, label }) => (
          <Button
            key={text}
            variant={act.danger ? 'danger' : 'outline'}
            aria-label={label}
            pending={pendingAct === act.title}
            pendingLabel={act.pendingLabel}
            disabled={pendingAct !== undefined}
            onClick={() => void form.perform(act)}
          >
            {text}
          </Button>
        ))}
      </Buttons>
    </>
  );
}

const { color, media, space } = theme;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  align-content: start;

  > div { min-width: 0; }
  @media (min-width: 1280px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-content: stretch; }
`;

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  padding: ${space[4]} 20px;
  border-top: 1px solid ${color.border};

  > p { color: ${color.textMuted}; font: ${theme.type.small}; text-wrap: pretty; }
  ${media.phone} { padding-inline: ${space[4]}; }
  @media (min-width: 1280px) { border-top: 0; border-inline-start: 1px solid ${color.border}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} 20px;
  border-top: 1px solid ${color.border};

  > :first-of-type:not(:last-of-type) { margin-inline-end: auto; }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[4]};

    > :first-of-type:not(:last-of-type) { margin-inline-end: 0; }
    > [data-variant='danger'] { order: -1; }
  }
`;
