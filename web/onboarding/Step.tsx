import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { RoadBar } from '../ui/RoadBar.tsx';
import { stepCount, stepPath } from './steps.ts';

interface Props {
  step: number;
  title: string;
  text: string;
  isSaving?: boolean;
  /** Saves what was chosen. Absent for a step that saves each press. */
  onContinue?(): void;
  children: ReactNode;
}

/** The frame of a step: how far it is, its title, and the ways back, past it and on. */
export function Step({ step, title, text, isSaving, onContinue, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = step === stepCount;
  const progress = `Step ${step} of ${stepCount}`;

  // The steps share a path, so the page itself moves the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onContinue?.();
  };

  return (
    <Paper>
      <Form noValidate onSubmit={handleSubmit}>
        <p>{progress}</p>
        <RoadBar label={progress} percent={(step / stepCount) * 100} valueText={progress} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        {children}
        <Foot>
          {step > 1 && (
            <ButtonLink to={stepPath(step - 1)} variant="ghost">
              Back
            </ButtonLink>
          )}
          {!isLast && (
            <ButtonLink to={stepPath(step + 1)} variant="ghost">
              Skip
            </ButtonLink>
          )}
          {isLast ? (
            <ButtonLink to={stepPath(step + 1)}>To my feed</ButtonLink>
          ) : (
            <Button type="submit" pending={isSaving}>
              Continue
            </Button>
          )}
        </Foot>
      </Form>
    </Paper>
  );
}

const { color, media, space } = theme;

const Paper = styled(Card)`
  padding: ${space[5]};
  ${media.phone} { padding: ${space[4]}; }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > p { color: ${color.textMuted}; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: flex-end;
  margin-top: ${space[3]};
`;
