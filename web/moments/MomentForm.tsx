import styled from '@emotion/styled';
import { CircleAlert, EyeOff, LocateFixed, MapPin, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { submitByKeys } from '../lib/submitByKeys.ts';
import { MentionTextArea } from '../mentions/MentionTextArea.tsx';
import { dropStyles } from '../posts/dropStyles.ts';
import { PhotoPreview } from '../posts/PhotoPreview.tsx';
import { usePhotoDrop } from '../posts/usePhotoDrop.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Input } from '../ui/Input.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { formatPlace } from './formatPlace.ts';
import type { useMomentForm } from './useMomentForm.ts';

interface Props {
  /** The form's id, for buttons outside it. */
  id: string;
  /** The post of the ride. Its people are suggested first for a mention. */
  postId: string;
  form: ReturnType<typeof useMomentForm>;
}

/** Text, a photo and a place, at least one of them. The text has the initial focus. */
export function MomentForm({ id, postId, form }: Props) {
  const { draft, write, photo, error, percent } = form;
  const drop = usePhotoDrop(photo.choose);
  const titleId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => words.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.share();
  };

  return (
    <Root
      id={id}
      noValidate
      aria-labelledby={titleId}
      data-drop={drop.isOver || undefined}
      onSubmit={handleSubmit}
      onKeyDown={submitByKeys}
      {...drop.handlers}
    >
      <h3 id={titleId}>Share a Moment</h3>
      <Field label="Description" error={error}>
        {(control) => (
          <MentionTextArea
            {...control}
            ref={words}
            postId={postId}
            required={false}
            rows={2}
            maxLength={2000}
            value={draft.description}
            onText={(description) => write({ description })}
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
  const { draft, write, deviceLocation, privacy } = form;
  const { point, problem, isLocating } = deviceLocation;

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
          pending={isLocating}
          pendingLabel="Locating..."
          onClick={deviceLocation.locate}
        >
          Use my location
        </Button>
      </Row>
      {point && (
        <Found>
          <MapPin aria-hidden="true" />
          <LiveText visible>{formatPlace(point) ?? ''}</LiveText>
          <IconButton label="Remove my location" icon={<X />} onClick={deviceLocation.clear} />
        </Found>
      )}
      {point && privacy.zone && (
        <Alert tone="note" icon={<EyeOff />}>
          You are in or near your privacy zone <bdi>{privacy.zone.label}</bdi>. Your coordinates are left out, and the
          location that you type is shared. <TextLink to="/settings/zones">Privacy zones</TextLink>
          <Switch
            label="Share my coordinates anyway"
            checked={privacy.keepsPlace}
            onCheckedChange={privacy.setKeepsPlace}
          />
        </Alert>
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
  ${dropStyles}
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
