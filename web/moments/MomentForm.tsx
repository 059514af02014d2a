import styled from '@emotion/styled';
import { CircleAlert, LocateFixed, MapPin, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { PhotoPreview } from '../posts/PhotoPreview.tsx';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { formatPlace } from './formatPlace.ts';
import type { useMomentForm } from './useMomentForm.ts';

interface Props {
  /** By which the buttons outside of it name it. */
  id: string;
  form: ReturnType<typeof useMomentForm>;
}

/** Words, a photo and a place, at least one of them. The focus begins in the words. */
export function MomentForm({ id, form }: Props) {
  const { draft, write, photo, error, percent } = form;
  const titleId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => words.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.share();
  };

  return (
    <Root id={id} noValidate aria-labelledby={titleId} onSubmit={handleSubmit}>
      <h3 id={titleId}>Share a Moment</h3>
      <Field label="Description" error={error}>
        {(control) => (
          <TextArea
            {...control}
            ref={words}
            required={false}
            rows={2}
            maxLength={2000}
            value={draft.description}
            onChange={(event) => write({ description: event.target.value })}
          />
        )}
      </Field>
      {photo.photo && <PhotoPreview photo={photo.photo} onDescribe={photo.describe} onRemove={photo.remove} />}
      <Where form={form} />
      {percent !== undefined && <UploadProgress percent={percent} />}
    </Root>
  );
}

function Where({ form }: Pick<Props, 'form'>) {
  const { draft, write, whereabouts } = form;
  const { point, problem, isAsking } = whereabouts;

  return (
    <>
      <Row>
        <Field label="Location">
          {(control) => (
            <Input
              {...control}
              required={false}
              maxLength={300}
              autoComplete="off"
              value={draft.address}
              onChange={(event) => write({ address: event.target.value })}
            />
          )}
        </Field>
        <Button
          variant="outline"
          icon={<LocateFixed />}
          pending={isAsking}
          pendingLabel="Locating..."
          onClick={whereabouts.ask}
        >
          Use my location
        </Button>
      </Row>
      {point && (
        <Found>
          <MapPin aria-hidden="true" />
          <span role="status">{formatPlace(point)}</span>
          <IconButton label="Remove my location" icon={<X />} onClick={whereabouts.clear} />
        </Found>
      )}
      {problem && (
        <Alert tone="danger" icon={<CircleAlert />}>
          {problem}
        </Alert>
      )}
    </>
  );
}

const { color, type } = theme;

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 20px;
  border-bottom: 1px solid ${color.border};

  h3 { font: ${type.subheading}; }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};

  > button { height: ${theme.size.touch}; }
  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;

const Found = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font: ${type.small};
  font-variant-numeric: tabular-nums;

  > .lucide { width: 16px; height: 16px; color: ${color.textMuted}; }
`;
