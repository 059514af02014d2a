import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
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
    <Form noValidate onSubmit={handleSubmit}>
      <Body>
        <Progress>
          <p>{progress}</p>
          <RoadBar label={progress} percent={(step / stepCount) * 100} valueText={progress} />
        </Progress>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
        </div>
        {children}
      </Body>
      <Foot data-foot-bar>
        {step > 1 && (
          <ButtonLink to={stepPath(step - 1)} variant="ghost" size="large">
            Back
          </ButtonLink>
        )}
        {!isLast && (
          <ButtonLink to={stepPath(step + 1)} variant="ghost" size="large">
            Skip
          </ButtonLink>
        )}
        {isLast ? (
          <ButtonLink to={stepPath(step + 1)} size="large">
            To my feed
          </ButtonLink>
        ) : (
          <Button type="submit" size="large" pending={isSaving}>
            Continue
          </Button>
        )}
      </Foot>
    </Form>
  );
}

const { color, media, size, space, type } = theme;

/* as high as its column, so that the buttons stay at the foot */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;
  padding-bottom: ${space[6]};

  p { color: ${color.textMuted}; text-wrap: pretty; }
  h1 { margin-bottom: ${space[2]}; font: ${type.title}; letter-spacing: -0.014em; text-wrap: balance; }
`;

const Progress = styled.div`
  display: grid;
  gap: ${space[3]};

  p { font: ${type.small}; }
`;

const Foot = styled.div`
  display: flex;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};

  > :last-child { flex: 1; }
  ${media.phone} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    margin-inline: calc(-1 * ${size.edge});
    padding: ${space[3]} ${size.edge};
    padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom));
    background: ${color.surface};

    /* nothing that has the focus is below the buttons */
    html:has(&) { scroll-padding-bottom: 96px; }
  }
  ${media.short} { position: static; }
`;
