import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { focusIfLost } from '../ui/focusIfLost.ts';
import { ActFields } from './ActFields.tsx';
import { type Act, ActContext, useAct } from './actContext.ts';
import { useActForm } from './useActForm.ts';

/** Shows the form of an act below its button. Acts without return open the dialog of the board. */
export function ActPlace({ children }: { children: ReactNode }) {
  const askInDialog = useAct();
  const [asked, setAsked] = useState<{ act: Act; from: Element | null }>();
  const ask = (act: Act) => (act.isFinal ? askInDialog(act) : setAsked({ act, from: document.activeElement }));
  const close = () => {
    setAsked(undefined);
    const { from } = asked ?? {};
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
  return (
    <ActContext value={ask}>
      {children}
      {asked && <PlacedForm key={asked.act.title} act={asked.act} onClose={close} />}
    </ActContext>
  );
}

function PlacedForm({ act, onClose }: { act: Act; onClose(): void }) {
  const form = useActForm(onClose);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isPending = form.pendingAct !== undefined;
  useEffect(() => title.current?.focus(), []);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await form.perform(act);
    focusIfLost(title.current);
  };
  return (
    <Form aria-labelledby={id} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <div>
        <h4 id={id} ref={title} tabIndex={-1}>
          {act.title}
        </h4>
        <p>{act.text}</p>
      </div>
      <ActFields asked={act} form={form} />
      <Buttons>
        <Button size="small" variant="outline" onClick={onClose} disabled={isPending}>
          {act.dismissLabel ?? 'Cancel'}
        </Button>
        <Button
          type="submit"
          size="small"
          variant={act.danger ? 'danger' : 'primary'}
          pending={isPending}
          pendingLabel={act.pendingLabel}
        >
          {act.confirmLabel}
        </Button>
      </Buttons>
    </Form>
  );
}

const { color, space, type } = theme;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 68ch;
  margin-top: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.picture};

  h4 { font: ${type.subheading}; overflow-wrap: anywhere; }
  h4:focus { outline: 0; box-shadow: none; }
  p { color: ${color.textMuted}; font: ${type.small}; text-wrap: pretty; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;
