import styled from '@emotion/styled';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { hiddenStyles } from './hiddenStyles.ts';

/** The attributes of the control inside a field. Spread them. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  error?: string;
  hint?: string;
  /** A warning that does not prevent sending. The live region is mounted while this is a string, even an empty one. */
  warning?: string;
  optional?: boolean;
  hiddenLabel?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A label, one control, and below it the hint or the error. */
export function Field({ label, error, hint, warning, optional = false, hiddenLabel = false, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const warningId = `${id}-warning`;
  const shownWarning = error ? '' : warning;
  const describedBy = [error && errorId, shownWarning && warningId, hint && hintId].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  const labelled = (
    <Label htmlFor={id} data-hidden={hiddenLabel || undefined}>
      {label}
    </Label>
  );

  return (
    <Root>
      {optional ? (
        <Head>
          {labelled}
          {/* Not in the name of the field: screen readers say which fields are required. */}
          <Optional aria-hidden="true">optional</Optional>
        </Head>
      ) : (
        labelled
      )}
      {children(control)}
      {error && (
        <ErrorText id={errorId} role="alert">
          <CircleAlert />
          {error}
        </ErrorText>
      )}
      {shownWarning !== undefined && (
        <WarningText id={warningId} role="status" data-empty={shownWarning === '' || undefined}>
          {shownWarning && <TriangleAlert />}
          {shownWarning}
        </WarningText>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  font: ${theme.type.label};
  font-size: 0.875rem;

  &[data-hidden] { ${hiddenStyles} }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;
  font: ${theme.type.label};
`;

const Optional = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  line-height: inherit;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  font: ${theme.type.small};
  font-weight: 500;
  color: ${theme.color.danger};

  .lucide { width: 16px; height: 16px; stroke-width: 2.2; }
`;

const WarningText = styled(ErrorText)`
  color: ${theme.color.text};

  &[data-empty] { margin-top: -6px; }
`;

const Hint = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textMuted};
`;
